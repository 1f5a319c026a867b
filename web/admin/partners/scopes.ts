/** Every scope, in the order in which the gateway lists them. */
export const scopes = ['inventory:read', 'leads:write', 'webhooks:manage'] as const;
