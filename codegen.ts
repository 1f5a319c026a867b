import type { CodegenConfig } from '@graphql-codegen/cli';
import * as filePerDocument from './schema/plugins/filePerDocument.mjs';

const scalars = { ID: 'string', DateTime: 'string' };

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, Upload: '../apis/photos.ts#PhotoUpload' },
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Blog: '../apis/BlogsApi.ts#BlogParent',
          Car: '../apis/CarsApi.ts#CarParent',
          CarConnection: '../resolvers/CarConnection.ts#CarConnectionParent',
        },
      },
    },
    'gateway/generated/schema.graphql': { plugins: ['./schema/plugins/publishedSchema.mjs'] },
    'web/generated/': {
      preset: filePerDocument,
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './schema/plugins/apolloHooks.mjs'],
      config: {
        scalars: { ...scalars, Upload: 'File' },
        useTypeImports: true,
        enumsAsTypes: true,
        nonOptionalTypename: false,
      },
    },
  },
};

export default config;
