import { randomUUID } from 'node:crypto';
import { Agent, fetch, FormData } from 'undici';
import { aCarForSale, formMutations, sellCarDocument } from '../../forms/mutations.ts';
import { aPhoto } from '../../stock/somePhotos.ts';
import { SIGNUP_CODE } from './runTopology.ts';

/** How many photos come with an offer. */
export const PHOTOS = 2;
/** How long a visitor waits for an answer before sending the form again, ms. */
const ANSWER_TIMEOUT = 20_000;
/** Who signs up, and signs in with this. */
export const administrator = { email: 'huda@example.ae', password: 'a long way to Fujairah' };

const contact = formMutations.find(
  ({ name }) => name === 'sendContactMessage',
) as (typeof formMutations)[number];

interface Answer {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Visitors of the site at `url`, each on new connections: they send forms until these are acknowledged. */
export class Visitors {
  /** The ids that each key was acknowledged with; an offer is sent with photos. */
  readonly acknowledged = new Map<string, { ids: string[]; offer: boolean }>();
  /** Answers that neither acknowledged a form nor reported a failure. */
  readonly refusals: unknown[] = [];
  /** How often a form was sent again because no answer came, or because it reported a failure. */
  retries = 0;
  /** How often visitors had no answer, an answer that is not one of GraphQL (its status), or an error (its code). */
  readonly failures: Record<string, number> = {};
  /** How often an administrator has asked who is signed in, how often the answer was right, and how often it was nobody. */
  readonly session = { asked: 0, answered: 0, lost: 0 };
  private readonly url: string;
  private readonly agent = new Agent({ pipelining: 0 });
  private photo: Buffer | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /**
   * Sends forms, one after the other, until `stop`: every third one is an offer with photos, every other one is sent twice.
   * `rest`: how long it waits after each, ms.
   */
  async sendForms(stop: AbortSignal, rest = 0) {
    for (let n = 0; !stop.aborted; n += 1) {
      const key = randomUUID();
      const offer = n % 3 === 2;
      const again = n % 2;
      await Promise.all(Array.from({ length: 1 + again }, () => this.sendUntilAcknowledged(key, offer)));
      if (rest > 0) await new Promise((wait) => setTimeout(wait, rest));
    }
  }

  /** Signs an administrator up and returns the token. */
  async signUp(): Promise<string> {
    const { data } = await this.ask(
      'mutation ($input: SignUpAdminInput!) { signUpAdmin(input: $input) { token userErrors { message } } }',
      { input: { ...administrator, name: 'Huda', code: SIGNUP_CODE } },
    );
    return data?.signUpAdmin?.token as string;
  }

  /** Asks again and again, until `stop`, whose token this is. */
  async holdSession(token: string, stop: AbortSignal) {
    while (!stop.aborted) {
      const answer = await this.ask('{ me { email } }', {}, { authorization: `Bearer ${token}` }).catch(
        () => undefined,
      );
      this.session.asked += 1;
      if (answer?.data?.me?.email === 'huda@example.ae') this.session.answered += 1;
      else if (answer && !answer.errors) this.session.lost += 1;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  async close() {
    await this.agent.destroy();
  }

  private async sendUntilAcknowledged(key: string, offer: boolean) {
    for (;;) {
      const id = await (offer ? this.sendOffer(key) : this.sendMessage(key)).catch(() => undefined);
      if (id) {
        const known = this.acknowledged.get(key) ?? { ids: [], offer };
        this.acknowledged.set(key, { ...known, ids: [...known.ids, id] });
        return;
      }
      this.retries += 1;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  private async sendMessage(key: string) {
    const { data } = await this.ask(contact.document, { input: { ...contact.input, idempotencyKey: key } });
    return this.idOf(data?.sendContactMessage, 'contactMessage');
  }

  private async sendOffer(key: string) {
    this.photo ??= await aPhoto(400, 300).jpeg().toBuffer();
    const form = new FormData();
    const variables = { input: { ...aCarForSale, idempotencyKey: key }, images: Array(PHOTOS).fill(null) };
    form.append('operations', JSON.stringify({ query: sellCarDocument, variables }));
    form.append(
      'map',
      JSON.stringify(Object.fromEntries(variables.images.map((_, i) => [i, [`variables.images.${i}`]]))),
    );
    for (let i = 0; i < PHOTOS; i += 1) {
      form.append(
        String(i),
        new File([new Uint8Array(this.photo)], `photo-${i}.jpg`, { type: 'image/jpeg' }),
      );
    }
    const { data } = await this.send(form, { 'apollo-require-preflight': 'true' });
    return this.idOf(data?.sellCar, 'submission');
  }

  /** The id of what was stored; undefined after a failure. */
  private idOf(payload: Record<string, unknown> | null | undefined, thing: string): string | undefined {
    if (!payload) return undefined;
    const id = (payload[thing] as { id?: string } | null)?.id;
    if (!id) this.refusals.push(payload);
    return id;
  }

  private ask(query: string, variables: object, headers: Record<string, string> = {}) {
    return this.send(JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...headers,
    });
  }

  private async send(body: string | FormData, headers: Record<string, string>) {
    let failure: string | undefined = 'no response';
    try {
      const response = await fetch(`${this.url}/graphql`, {
        ...{ method: 'POST', body, headers, dispatcher: this.agent },
        signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      });
      const text = await response.text();
      failure = `status ${response.status}`;
      const answer = JSON.parse(text) as Answer;
      failure = answer.errors?.[0]?.extensions?.code;
      return answer;
    } finally {
      if (failure) this.failures[failure] = (this.failures[failure] ?? 0) + 1;
    }
  }
}
