-- The JSON that wrk prints at the end, for load-generator.ts; times in microseconds.
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format(
    '{ "requests": %d, "duration": %d, "bytes": %d, "failed": %d, "p99": %d }',
    summary.requests, summary.duration, summary.bytes, failed, latency:percentile(99)
  ))
end
