import Type, { type Static } from 'typebox';
import { anyText, email, requiredText } from '../../http/fields.ts';
import { ref } from '../../http/schemas.ts';

const password = { title: 'Password', minLength: 1, maxLength: 1000 };

const newPassword = anyText({
  ...password,
  description:
    'At least twelve visible characters, hard to guess, and neither the name nor the email address',
});

/** The body of `POST /api/auth/admin/signup`. */
export const AdminSignUp = Type.Object({
  name: requiredText('Name'),
  email,
  password: newPassword,
  code: Type.Optional(
    anyText({
      title: 'Sign-up code',
      maxLength: 200,
      description:
        'The token of an invitation, or a code of the operator, which makes an owner; the code for the first one is printed to the console of the REST API',
    }),
  ),
});
export type AdminSignUp = Static<typeof AdminSignUp>;

/** The body of `POST /api/auth/admin/login`. */
export const AdminLogin = Type.Object({
  email,
  password: anyText(password),
  oneTimeCode: Type.Optional(
    anyText({
      title: 'Code',
      maxLength: 100,
      description: 'Of the authenticator app, or a recovery code, for whoever has turned one-time codes on',
    }),
  ),
});
export type AdminLogin = Static<typeof AdminLogin>;

/** The body of `POST /api/admin/v1/password`. */
export const PasswordChange = Type.Object({
  current: anyText({ ...password, title: 'Current password' }),
  password: newPassword,
});
export type PasswordChange = Static<typeof PasswordChange>;

/** The body of `POST /api/auth/admin/password`. */
export const PasswordReset = Type.Object({
  token: anyText({ title: 'Token', maxLength: 200, description: 'Of the link of an owner: `reset=…`' }),
  password: newPassword,
});
export type PasswordReset = Static<typeof PasswordReset>;

/** The body of `POST /api/admin/v1/confirmations`. */
export const Confirmation = Type.Object({ password: anyText(password) });
export type Confirmation = Static<typeof Confirmation>;

/** The body of `PUT /api/admin/v1/one-time-codes`. */
export const CodeOfApp = Type.Object({ code: anyText({ title: 'Code', minLength: 1, maxLength: 100 }) });
export type CodeOfApp = Static<typeof CodeOfApp>;

/** The one-time codes of whoever is signed in. */
export const CodesState = Type.Object({
  on: Type.Boolean(),
  required: Type.Boolean({
    description:
      'While they are required and off, the session may only confirm the password, set them up, and list and end sessions',
  }),
  recoveryCodesLeft: Type.Integer(),
});
export type CodesState = Static<typeof CodesState>;

/** An administrator, as `GET /api/auth/admin` returns it. Its role is none of the specification's (§6). */
export const Admin = Type.Object(
  { id: Type.String(), name: Type.String(), email: Type.String() },
  { $id: 'Admin' },
);
export type Admin = Static<typeof Admin>;

/** The response to a sign-up and to a login. */
export const AdminSession = Type.Object({
  token: Type.String({
    description:
      'Sent as `Authorization: Bearer …`; valid for eight hours after its last use, and for twelve in all',
  }),
  admin: ref(Admin),
});
export type AdminSession = Static<typeof AdminSession>;
