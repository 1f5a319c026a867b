/**
 * Versions of the texts about personal data that stand beside the forms; they are stored with what is sent. A change
 * of such a text is a new version.
 */
export const consent = {
  enquiry: 'enquiry-2026-11',
  newsletter: 'newsletter-2026-11',
};
