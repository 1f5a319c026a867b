import type { Catalogue } from '../../ui/text/useMessages.ts';
import type { OperationFieldsFragment } from '../../generated/OperationFields.ts';

type Import = Omit<NonNullable<OperationFieldsFragment['lastImport']>, 'at' | 'runId'>;

const en = {
  title: 'Today',
  enquiries: 'Enquiries',
  due: 'Due first',
  nothingDue: 'Nobody is waiting for an answer today.',
  cars: 'Cars',
  nothingMissing: 'Every car on the site is complete.',
  operation: 'Operation',
  mailsDelivered: 'All mails of the last seven days are delivered.',
  mailsLeft: (count: number) =>
    count === 1
      ? '1 mail is not delivered. Tell the operator of this site.'
      : `${count} mails are not delivered. Tell the operator of this site.`,
  disk: (size: string) => `${size} are free on the disk.`,
  diskFull: (size: string) =>
    `Only ${size} are free on the disk, so nothing new is stored. Tell the operator of this site.`,
  backup: (age: string) => `The last backup was made ${age} ago.`,
  backupDue: (age: string) => `The last backup was made ${age} ago. Tell the operator of this site.`,
  noBackup: 'No backup was made yet. Tell the operator of this site.',
  lastImport: (age: string, { added, changed, withdrawn, refused }: Import) =>
    `The last import was ${age} ago: ${added} added, ${changed} changed, ${withdrawn} withdrawn, ${refused} refused.`,
  gigabytes: (count: string) => `${count} GB`,
  megabytes: (count: string) => `${count} MB`,
};

export type TodayMessages = typeof en;
export const todayMessages: Catalogue<TodayMessages> = { en };
