/**
 * The versions of the texts about personal data beside the forms; they are stored with each enquiry. A change of such a
 * text needs a new version.
 */
export const consent = {
  enquiry: 'enquiry-2026-11',
  newsletter: 'newsletter-2026-11',
};
