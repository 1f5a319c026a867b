import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import { cleanTexts } from '../../http/cleanFields.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import { defaultTemplates } from './defaultTemplates.ts';
import { describedPlaceholders } from './placeholders.ts';
import { type ReplyTemplate, ReplyTemplates, ReplyTemplatesChange } from './replyTemplate.ts';
import type { TemplateStore } from './templateStore.ts';

const PATH = '/api/admin/v1/reply-templates';
/** As many templates as there may be, of the longest texts in any script, bytes. */
const LARGEST_BODY = 512 * 1024;

/** The routes of the texts to answer enquiries with (back office, settings). */
export function templateRoutes({
  templates,
  audit,
  dealership,
  now,
}: {
  templates: TemplateStore;
  audit: AuditLog;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  /** The record as the person of a request reads it, whose name is in the example. */
  async function recordFor(
    request: FastifyRequest,
    read?: Awaited<ReturnType<TemplateStore['read']>>,
  ): Promise<ReplyTemplates> {
    const known = read ?? (await templates.read());
    const sender = { staff: staffOf(request), dealership: dealership() };
    return {
      revision: known.revision,
      templates: [...known.templates],
      builtIn: [...defaultTemplates],
      placeholders: describedPlaceholders(sender, now()),
    };
  }

  return async (app) => {
    app.get(
      PATH,
      {
        schema: {
          operationId: 'getReplyTemplates',
          summary: 'The texts to answer enquiries with, and what may stand in them',
          response: { 200: ReplyTemplates },
        },
      },
      (request) => recordFor(request),
    );
    app.put(
      PATH,
      {
        bodyLimit: LARGEST_BODY,
        preValidation: cleanTemplates,
        schema: {
          operationId: 'changeReplyTemplates',
          summary: 'Replaces the texts to answer enquiries with; `If-Match` names the revision that was read',
          body: ReplyTemplatesChange,
          response: { 200: ReplyTemplates, 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { before, after } = await templates.replace(request.body.templates, {
          based: revisionOf(request),
          by: staffOf(request).name,
          current: () => recordFor(request),
        });
        if (after.revision !== before.revision) {
          const fields = changedTemplates(before.templates, after.templates);
          await audit.record(actionOf(request, { kind: 'settings', id: 'replyTemplates' }, fields));
        }
        return recordFor(request, after);
      },
    );
  };
}

/** Cleans the texts of the templates before they are validated. */
async function cleanTemplates(request: FastifyRequest) {
  request.body = cleanTexts(request.body, ReplyTemplatesChange);
}

/** What the audit log says of a change: each template that is different, or the order, where nothing else is. */
function changedTemplates(before: readonly ReplyTemplate[], after: readonly ReplyTemplate[]) {
  const [was, is] = [before, after].map((all) => new Map(all.map((each) => [each.id, each] as const)));
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const fields = ids.flatMap((id) => {
    const [old, now] = [was?.get(id), is?.get(id)];
    if (isDeepStrictEqual(old, now)) return [];
    const words = (template: ReplyTemplate | undefined) => (template ? JSON.stringify(template) : null);
    return { name: `template ${(now ?? old)?.title}`, before: words(old), after: words(now) };
  });
  const order = (all: readonly ReplyTemplate[]) => all.map(({ title }) => title).join(', ');
  return fields.length > 0 ? fields : [{ name: 'order', before: order(before), after: order(after) }];
}
