/** The sentences that subscribers are shown. */
export const messages = {
  subscribed: 'Thank you for subscribing! You will hear from us.',
  alreadySubscribed: 'You are subscribed already. Thank you for staying with us!',
  subscribedAgain: 'Welcome back! You are subscribed again.',
  unsubscribed: 'You are unsubscribed. We will not send you our newsletter any more.',
  alreadyUnsubscribed: 'You are unsubscribed already. We do not send you our newsletter.',
  unknown: 'We do not know this link. Please open it again from the latest mail that you have from us.',
};
