/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application for finance. Texts are passed on as they were typed. */
export type ApplyForFinanceInput = {
  /** The id of the car of the stock that the finance is for, where it is one. */
  carId?: string | null | undefined;
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The down payment that the applicant has chosen, AED. It is passed on as it is. */
  downPayment?: number | null | undefined;
  /** The applicant's email address. */
  email: string;
  /** The applicant's name. */
  fullName: string;
  /** Whether the applicant is paying for other loans: `yes` or `no`. Send it or `paysLoans`. */
  hasExistingLoans?: string | null | undefined;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** In how many months the applicant wants to pay back the rest: 120 at most. */
  loanMonths?: number | null | undefined;
  /** The make of the car, such as `BMW`. */
  make: string;
  /** The applicant's mobile number. */
  mobileNumber: string;
  /** The model of the car, such as `X5`. */
  model: string;
  /** Whether the applicant is paying for other loans, in the place of `hasExistingLoans`. */
  paysLoans?: boolean | null | undefined;
  /** The applicant's salary, AED a month, as typed. */
  salary: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
};

/** What is wrong with what was sent. */
export type UserErrorCode =
  /** The same idempotency key, or the same name, was used for something else before; or there are as many as there may be. */
  | 'CONFLICT'
  /** This may not be done, or not by this sender. */
  | 'FORBIDDEN'
  /** A value is missing or not acceptable. */
  | 'INVALID'
  /** The thing that it is about does not exist, or is no longer listed. */
  | 'NOT_FOUND'
  /** Too much was sent in a short time. `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** The email address or the password is wrong. */
  | 'UNAUTHENTICATED'
  /** A file is not of an accepted type. The message names it. */
  | 'WRONG_FILE_TYPE';

export type ApplyForFinanceMutationVariables = Exact<{
  input: ApplyForFinanceInput;
}>;


export type ApplyForFinanceMutation = { applyForFinance: { message: string | null, application: { id: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const ApplyForFinanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForFinance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyForFinanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForFinance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<ApplyForFinanceMutation, ApplyForFinanceMutationVariables>;
export const useApplyForFinanceMutation = (options?: useMutation.Options<ApplyForFinanceMutation, ApplyForFinanceMutationVariables>) =>
  useMutation(ApplyForFinanceDocument, options);
