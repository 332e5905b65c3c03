// Owns the shapes of the files in deploy/: every key that they use, as the programs that read them know it, and the blocks of an nginx configuration.

import * as z from 'zod';

const text = z.string().min(1);
const duration = z.string().regex(/^\d+(?:ms|s|m|h)$/);
const names = z.array(text).min(1);

/** A service as the Compose specification has it; values of the environment are texts, or YAML makes something else of them. */
const service = z
  .strictObject({
    image: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+:[\w.-]+$/),
    build: z.strictObject({ context: text, dockerfile: text }),
    command: names,
    environment: z.record(z.string().regex(/^[A-Z_]+$/), text),
    secrets: names,
    volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(?::ro)?$/)),
    depends_on: z.union([
      names,
      z.record(text, z.strictObject({ condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']) })),
    ]),
    healthcheck: z.strictObject({ test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], text), interval: duration, retries: z.int().positive() }),
    ports: z.array(z.string().regex(/^(?:127\.0\.0\.1:)?\d+:\d+$/)),
    stop_grace_period: duration,
    restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
    init: z.boolean(),
  })
  .partial();
export const compose = z.strictObject({
  name: text,
  'x-node': service.optional(),
  services: z.record(text, service),
  secrets: z.record(text, z.strictObject({ file: text })),
  volumes: z.record(text, z.strictObject({})),
});

const labels = z.record(text, text);
const metadata = z.strictObject({ name: text, labels: labels.optional(), annotations: labels.optional() });
const seconds = { periodSeconds: z.int().positive(), failureThreshold: z.int().positive(), timeoutSeconds: z.int().positive().optional() };
const httpProbe = z.strictObject({ httpGet: z.strictObject({ path: text, port: text }), ...seconds });
const quantity = z.string().regex(/^\d+(?:m|Mi|Gi)?$/);
const from = z.union([
  z.strictObject({ secretKeyRef: z.strictObject({ name: text, key: text }) }),
  z.strictObject({ fieldRef: z.strictObject({ fieldPath: text }) }),
]);
const container = z.strictObject({
  name: text,
  image: text,
  ports: z.array(z.strictObject({ name: text, containerPort: z.int() })),
  env: z.array(z.union([z.strictObject({ name: text, value: text }), z.strictObject({ name: text, valueFrom: from })])),
  lifecycle: z.strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.tuple([z.literal('sleep'), text]) }) }) }),
  startupProbe: httpProbe,
  readinessProbe: httpProbe,
  livenessProbe: z.strictObject({ tcpSocket: z.strictObject({ port: text }), ...seconds }),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: names }),
  }),
});
const selector = z.strictObject({ matchLabels: labels });

/** The kinds of Kubernetes that are used, by the versions of their interfaces. */
export const kubernetes = z.tuple([
  z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: z.int(),
      selector,
      strategy: z.strictObject({
        type: z.literal('RollingUpdate'),
        rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
      }),
      template: z.strictObject({
        metadata: metadata.omit({ name: true }),
        spec: z.strictObject({
          terminationGracePeriodSeconds: z.int(),
          securityContext: z.strictObject({
            runAsNonRoot: z.literal(true),
            runAsUser: z.int().positive(),
            seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
          }),
          containers: z.tuple([container]),
        }),
      }),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ maxUnavailable: z.int(), selector }),
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({ selector: labels, ports: z.tuple([z.strictObject({ name: text, port: z.int(), targetPort: text })]) }),
  }),
  z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata,
    spec: z.strictObject({
      rules: z.tuple([
        z.strictObject({
          host: text,
          http: z.strictObject({
            paths: z.tuple([
              z.strictObject({
                path: text,
                pathType: z.enum(['Prefix', 'Exact']),
                backend: z.strictObject({ service: z.strictObject({ name: text, port: z.strictObject({ name: text }) }) }),
              }),
            ]),
          }),
        }),
      ]),
    }),
  }),
]);

/** One directive of nginx: its words, and what stands in its braces. */
export interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[] | null;
}

/** Throws where a brace or a semicolon is missing. */
export function nginxIn(text: string): readonly Directive[] {
  const tokens = text.replaceAll(/^\s*#.*$/gm, '').match(/'[^']*'|"[^"]*"|[{};]|[^\s{};]+/g) ?? [];
  let next = 0;
  const block = (isInner: boolean): readonly Directive[] => {
    const all: Directive[] = [];
    let words: string[] = [];
    while (next < tokens.length) {
      const token = tokens[next++] ?? '';
      if (token === '}' && isInner && words.length === 0) return all;
      if (token === '}') throw new Error(`nginx: a brace too many, or no semicolon, after ${words.join(' ')}`);
      if (token === ';' || token === '{') {
        if (words.length === 0) throw new Error(`nginx: ${token} after nothing`);
        all.push({ words, block: token === '{' ? block(true) : null });
        words = [];
      } else words.push(token);
    }
    if (isInner || words.length > 0) throw new Error(`nginx: it ends in the middle of ${words.join(' ')}`);
    return all;
  };
  return block(false);
}

/** All directives of a name, however deep. */
export const directives = (all: readonly Directive[], name: string): readonly Directive[] =>
  all.flatMap((one) => [...(one.words[0] === name ? [one] : []), ...directives(one.block ?? [], name)]);
