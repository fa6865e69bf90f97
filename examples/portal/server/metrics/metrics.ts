import { Counter, Gauge, Histogram } from 'prom-client'

/** What Prometheus may ask this process, beside what prom-client measures of each Node process. */
export const metrics = {
  requests: new Histogram({
    name: 'portal_request_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  }),
  refusals: new Counter({ name: 'portal_limited_total', help: 'Requests refused with 429.' }),
  storageFailures: new Counter({ name: 'portal_storage_failures_total', help: 'Calls that the S3-compatible storage failed, by method.', labelNames: ['method'] }),
  connections: new Gauge({ name: 'portal_database_connections', help: 'Connections to PostgreSQL: open, idle, and requests that wait for one.', labelNames: ['state'] }),
}
