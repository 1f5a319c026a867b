import type { CodegenConfig } from '@graphql-codegen/cli';

type Output = Extract<CodegenConfig['generates'][string], { preset?: unknown }>;
type Preset = Exclude<Output['preset'], string | undefined>;

export const buildGeneratesSection: Preset['buildGeneratesSection'];
