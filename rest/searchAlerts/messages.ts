/** The sentences for visitors who ask for, confirm or end alerts. The first one does not tell whether an address is known. */
export const messages = {
  asked: 'Check your inbox: the alert begins when you open the link in our email.',
  confirmed: 'Your alert is on. We write when a car matches, once a day at most.',
  awaits: 'Your alert is on. We write once, when the car is free again or sold.',
  alreadyConfirmed: 'Your alert is on already. We write when a car matches, once a day at most.',
  alreadyAwaits: 'Your alert is on already. We write once, when the car is free again or sold.',
  ended: 'Your alert has ended. We will not send you its mails any more.',
  alreadyEnded: 'Your alert has ended already. We do not send you its mails.',
  unknown: 'We do not know this link. Please open it again from the latest mail that you have from us.',
};
