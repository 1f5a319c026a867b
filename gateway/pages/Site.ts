import type { FastifyInstance } from 'fastify';
import type { DocumentNode } from 'graphql';
import type { DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';
import type { SiteMetadata } from '../seo/SiteMetadata.ts';

/** Runs an operation of the site in this process, by its name; returns its result as JSON. */
export type Execute = (operation: { name: string; variables: Record<string, unknown> }) => Promise<string>;

/** A page as visitors get it; `location` says where to go instead. */
export interface Page {
  status: number;
  /** Text, or its bytes in UTF-8. */
  html: string | Uint8Array;
  location?: string;
}

/** Renders the page at `url` (absolute). Throws `Overloaded` where too many pages wait already. */
export type Render = (url: string, execute: Execute) => Promise<Page>;

/** What the site renders: a page and the id of its route, or where to go instead. */
export type RenderedSite =
  | { status: number; parts: { head: string; body: string; state: string }; route?: string }
  | { status: number; location: string };

/** What `web/server.tsx` exports, built or from its source. */
export interface SiteServer {
  /** Renders the page at `url` (absolute): what goes into the template. */
  render: (url: string, execute: Execute) => Promise<RenderedSite>;
}

/** The web client, as the gateway sees it: `builtSite` in production, `devSite` in development. */
export interface Site {
  /** Serves the files of the client: scripts, styles, fonts. */
  assets(app: FastifyInstance): Promise<void>;
  /** Whether it is in development: then Vite adds scripts to its pages and talks to them, and no page is cached. */
  live?: boolean;
  /** The script that stands in every page, as the content policy names it: `sha256-…`. */
  inlineScript?: string;
  /** What the site says about itself. */
  metadata(): Promise<SiteMetadata>;
  /** The HTML of the explorer for developers. */
  explorer(): Promise<string>;
  /** The HTML of the back office: one for all of its addresses, without data. */
  backOffice(): Promise<string>;
  /** The operations of its pages and forms, by their names. */
  documents(): Promise<Record<string, DocumentNode>>;
  render: Render;
  /** Whether `render` would refuse a page. */
  readonly isFull?: boolean;
  /** Renders a page on every thread before visitors come, so that none of them meets a cold start. */
  warmUp?(execute: Execute): Promise<void>;
  /** Renders later pages with what the dealer has changed of the built-in facts. Rejects where no thread can; then nothing changes. */
  update?(changes: DeviatingFacts): Promise<void>;
  close?(): Promise<void>;
}
