import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  title: 'Audit log',
  lead: 'Who has done what here, newest first. Entries are kept for 24 months.',
  who: 'Who',
  everybody: 'Everybody',
  action: 'Action',
  everything: 'Everything',
  record: 'Record',
  recordHint: 'A kind, or a kind and an id, such as staff/…',
  day: 'Day',
  nothing: 'Nothing was recorded that fits.',
  all: 'Show everything',
  refused: 'Refused',
  from: (address: string) => `from ${address}`,
  changed: (name: string, before: string | null, after: string | null) =>
    before === null && after === null ? name : `${name}: ${before ?? '–'} → ${after ?? '–'}`,
  /** What was done, by the name of the action. */
  actions: {
    'sign-up': 'Sign-up',
    login: 'Log-in',
    logout: 'Log-out',
    endSession: 'Logged a device out',
    changePassword: 'Changed the own password',
    confirmPassword: 'Entered the password again',
    resetPassword: 'Chose a password by a link',
    invitePerson: 'Invited somebody',
    resendInvitation: 'Sent an invitation again',
    revokeInvitation: 'Revoked an invitation',
    changePerson: 'Changed an account',
    createResetLink: 'Made a password link',
    prepareOneTimeCodes: 'Began to set up one-time codes',
    turnOnOneTimeCodes: 'Turned one-time codes on',
    turnOffOneTimeCodes: 'Turned one-time codes off',
    changeSettings: 'Changed the settings',
    getEnquiry: 'Opened an enquiry',
    changeEnquiry: 'Changed an enquiry',
    answerEnquiry: 'Answered an enquiry',
    noteEnquiry: 'Noted something about an enquiry',
    saveView: 'Saved a view of the inbox',
    deleteView: 'Removed a saved view of the inbox',
    exportEnquiries: 'Downloaded the list of enquiries',
  },
};

export const auditMessages: Catalogue<typeof en> = { en };
