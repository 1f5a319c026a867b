import type { EnquiryRecordResolvers } from '../generated/resolvers.ts';

export const EnquiryRecord: EnquiryRecordResolvers = {
  sensitiveFields: (record, _, { enquiries }) => enquiries.sensitiveFields(record),
  templates: (record, _, { enquiries }) => enquiries.templates(record),
};
