import type { CodegenConfig } from '@graphql-codegen/cli';
import * as filePerDocument from './schema/plugins/filePerDocument.mjs';

const scalars = { ID: 'string', URL: 'string' };

/**
 * For the types of the schema. They have a file of their own: the REST clients import them, and the types of resolvers
 * import the clients.
 */
const gatewayTypes = {
  scalars: {
    ...scalars,
    DateTime: { input: 'Date', output: 'string' },
    Upload: '../origin/photos/PhotoUpload.ts#PhotoUpload',
  },
  useTypeImports: true,
  enumsAsTypes: true,
};

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/generated/schemaTypes.ts': { plugins: ['typescript'], config: gatewayTypes },
    'gateway/generated/resolvers.ts': {
      plugins: [
        { add: { content: "import type * as Types from './schemaTypes.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...gatewayTypes,
        namespacedImportName: 'Types',
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Article: '../staff/ArticlesApi.ts#ArticleParent',
          Blog: '../apis/BlogsApi.ts#BlogParent',
          Car: '../apis/CarsApi.ts#CarParent',
          CarImage: '../apis/carFromWire.ts#CarImageParent',
          CarChange: '../apis/carChanges.ts#CarChangeParent',
          EnquiryRecord: '../staff/enquiryFromWire.ts#EnquiryRecordParent',
          Partner: '../../rest/partners/partner.ts#Partner as PartnerModel',
          CarConnection: '../apis/CarConnectionParent.ts#CarConnectionParent',
        },
      },
    },
    'gateway/generated/schema.graphql': { plugins: ['./schema/plugins/publishedSchema.mjs'] },
    'web/generated/lucide.json': { plugins: ['./schema/plugins/lucideIcons.mjs'] },
    'web/generated/': {
      preset: filePerDocument,
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './schema/plugins/apolloHooks.mjs'],
      config: {
        scalars: { ...scalars, DateTime: 'string', Upload: 'File' },
        useTypeImports: true,
        enumsAsTypes: true,
        nonOptionalTypename: false,
      },
    },
  },
};

export default config;
