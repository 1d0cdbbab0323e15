import LocatedJSON
import VirtualTime

extension JSONCursor {
  /// A latency: a duration, or an object with the name of a law.
  func latency() -> LatencyDistribution? {
    if case .string = node.kind { return duration().map { .fixed($0) } }
    let wanted = "a duration such as \"2s\" or an object with the name of a law"
    guard let (key, value) = onlyMember(wanted, of: FileKeys.latency) else { return nil }
    switch key {
    case "fixed": return value.duration().map { .fixed($0) }
    case "uniform": return value.uniform()
    case "normal": return value.normal()
    case "logNormal": return value.logNormal()
    case "exponential": return value.exponential()
    case "empirical": return value.empirical()
    default: return value.mixture()
    }
  }

  private func uniform() -> LatencyDistribution? {
    let wanted = "a list of two durations"
    guard let bounds = list(wanted) else { return nil }
    guard bounds.count == 2 else {
      fault("expected \(wanted), found \(bounds.count)")
      return nil
    }
    guard let shortest = bounds[0].duration(), let longest = bounds[1].duration() else {
      return nil
    }
    return .uniform(from: shortest, through: longest)
  }

  private func normal() -> LatencyDistribution? {
    let wanted = "an object with the keys \"mean\" and \"deviation\""
    guard let fields = fields(wanted, keys: FileKeys.normal) else { return nil }
    let mean = fields.required("mean")?.duration()
    let deviation = fields.required("deviation")?.duration()
    return .normal(mean: mean ?? .zero, deviation: deviation ?? .zero)
  }

  private func logNormal() -> LatencyDistribution? {
    let wanted = "an object with the keys \"median\" and \"sigma\""
    guard let fields = fields(wanted, keys: FileKeys.logNormal) else { return nil }
    let median = fields.required("median")?.duration()
    let sigma = fields.required("sigma")?.number()
    return .logNormal(median: median ?? .zero, sigma: sigma ?? 0)
  }

  private func exponential() -> LatencyDistribution? {
    let wanted = "an object with the key \"mean\""
    guard let fields = fields(wanted, keys: FileKeys.exponential) else { return nil }
    return .exponential(mean: fields.required("mean")?.duration() ?? .zero)
  }

  /// A list of samples, or an object that also says whether to draw between them.
  private func empirical() -> LatencyDistribution? {
    guard case .object = node.kind else { return samples().map { .empirical($0) } }
    let wanted = "a list of durations or an object with the key \"samples\""
    guard let fields = fields(wanted, keys: FileKeys.empirical) else { return nil }
    let isInterpolated = fields["interpolated"]?.bool() ?? false
    guard let samples = fields.required("samples")?.samples() else { return nil }
    return .empirical(samples, isInterpolated: isInterpolated)
  }

  private func samples() -> [VirtualDuration]? {
    guard let cursors = list("a list of durations") else { return nil }
    let samples = cursors.compactMap { $0.duration() }
    return samples.count == cursors.count ? samples : nil
  }

  private func mixture() -> LatencyDistribution? {
    guard let cursors = list("a list of weighted latencies") else { return nil }
    let parts = cursors.compactMap { $0.mixturePart() }
    return parts.count == cursors.count ? .mixture(parts) : nil
  }

  private func mixturePart() -> WeightedLatency? {
    let wanted = "an object with the keys \"weight\" and \"latency\""
    guard let fields = fields(wanted, keys: FileKeys.mixturePart) else { return nil }
    let weight = fields.required("weight")?.number()
    let latency = fields.required("latency")?.latency()
    guard let weight, let latency else { return nil }
    return WeightedLatency(weight: weight, latency)
  }
}
