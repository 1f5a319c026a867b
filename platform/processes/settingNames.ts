/** The settings of both servers and of all commands. `readSettings` reads no other one, so that each is known to all. */
export const settingNames = [
  ...(['PORT', 'HOST', 'METRICS_PORT', 'METRICS_HOST'] as const),
  ...(['REST_PORT', 'REST_HOST', 'REST_METRICS_PORT', 'REST_TRUST_PROXY', 'REST_URL'] as const),
  ...(['DATA_DIR', 'MONGODB_URL', 'CATALOGUE_LIMIT', 'DEMO_STOCK'] as const),
  ...(['SITE_URL', 'PUBLIC_URL', 'ALLOWED_HOSTS', 'TRUST_PROXY', 'LIVE_SITE'] as const),
  ...(['SMTP_URL', 'MAIL_FROM', 'DEALER_EMAIL', 'LEADS_EMAIL'] as const),
  ...(['ADMIN_TOKEN_SECRET', 'ADMIN_SIGNUP_CODE'] as const),
  ...(['WORKERS', 'FORM_LIMIT', 'CONNECTION_LIMIT', 'UPLOAD_SPACE', 'ANONYMOUS_QUERIES'] as const),
  ...(['LOG_LEVEL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const),
] as const;

export type SettingName = (typeof settingNames)[number];
