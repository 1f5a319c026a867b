// mongosh runs this once, when the database of compose.yaml is empty: the REST API may read and write its own database.
db.getSiblingDB('cars').createUser({
  user: 'cars',
  pwd: process.env.MONGODB_PASSWORD,
  roles: [{ role: 'readWrite', db: 'cars' }],
});
