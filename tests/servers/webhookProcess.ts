import { buildRest } from '../../rest/app.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { WebhookReceivers } from './receiver/webhookReceivers.ts';

// Run as a process of its own with the settings of a store as JSON: the REST API over the store, which delivers its
// webhooks to receivers on this machine until it is killed.
const [settings = ''] = process.argv.slice(2);
const { store, photos } = await openStore(JSON.parse(settings));
const rest = await buildRest({ store, photos, receivers: new WebhookReceivers().network });
await rest.listen({ port: 0, host: '127.0.0.1' });
