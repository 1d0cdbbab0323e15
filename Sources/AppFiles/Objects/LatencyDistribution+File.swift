import LocatedJSON
public import VirtualTime

extension LatencyDistribution {
  /// The latency as screen files write it; put it after `"latency":` of a loader.
  public var fileText: String {
    JSONWriter.text(Self.value.write(self) ?? JSONNode(.null))
  }
}

extension FileValue where Value == LatencyDistribution {
  /// A duration, or an object with the name of a distribution.
  static var latency: FileValue { LatencyDistribution.value }
}

extension LatencyDistribution {
  fileprivate static let value = FileValue<LatencyDistribution>(
    schema: { document in
      [
        "anyOf": [
          FileValue<VirtualDuration>.duration.schema(&document),
          LatencyDistribution.law.reference(&document),
        ]
      ]
    },
    read: { cursor in
      guard case .string = cursor.node.kind else { return LatencyDistribution.law.read(cursor) }
      return cursor.duration().map { .fixed($0) }
    },
    write: { latency in
      if case .fixed(let duration) = latency.shape { return .duration(duration) }
      return LatencyDistribution.law.write(latency)
    }
  ).defined("latency", "How long something takes: a duration or a distribution.")
}

extension LatencyDistribution {
  fileprivate static let law = FileChoice<LatencyDistribution>(
    "law", "A distribution.",
    expects: "a duration such as \"2s\" or an object with the name of a distribution",
    [
      FileCase("fixed", .duration, "Always the same.", { .fixed($0) }, \.fixed),
      FileCase(
        "uniform", .bounds, "Any duration between two, equally likely.",
        { .uniform(from: $0[0], through: $0[1]) }, \.bounds),
      FileCase(
        "normal", .object(Normal.fileFormat), "A bell curve, cut off at zero.",
        { .normal(mean: $0.mean, deviation: $0.deviation) }, \.normal),
      FileCase(
        "logNormal", .object(LogNormal.fileFormat), "A curve with a long tail.",
        { .logNormal(median: $0.median, sigma: $0.sigma) }, \.logNormal),
      FileCase(
        "exponential", .object(Exponential.fileFormat), "Equally likely at every moment.",
        { .exponential(mean: $0.mean) }, \.exponential),
      FileCase(
        "empirical", .empirical, "Measured durations.",
        { .empirical($0.samples, isInterpolated: $0.isInterpolated) }, \.empirical),
      FileCase(
        "mixture", .parts, "One of several, by weight.",
        { .mixture($0.map { WeightedLatency(weight: $0.weight, $0.latency) }) }, \.parts),
    ])

  private var fixed: VirtualDuration? { if case .fixed(let time) = shape { time } else { nil } }
  private var bounds: [VirtualDuration]? {
    if case .uniform(let shortest, let longest) = shape { [shortest, longest] } else { nil }
  }
  private var normal: Normal? {
    if case .normal(let mean, let deviation) = shape {
      Normal(mean: mean, deviation: deviation)
    } else {
      nil
    }
  }
  private var logNormal: LogNormal? {
    if case .logNormal(let median, let sigma) = shape {
      LogNormal(median: median, sigma: sigma)
    } else {
      nil
    }
  }
  private var exponential: Exponential? {
    if case .exponential(let mean) = shape { Exponential(mean: mean) } else { nil }
  }
  private var empirical: Empirical? {
    if case .empirical(let samples, let isInterpolated) = shape {
      Empirical(samples: samples, isInterpolated: isInterpolated)
    } else {
      nil
    }
  }
  private var parts: [MixturePart]? {
    guard case .mixture(let parts) = shape else { return nil }
    return parts.map { MixturePart(weight: $0.weight, latency: $0.latency) }
  }
}

private struct Normal: Sendable {
  var mean = VirtualDuration.zero
  var deviation = VirtualDuration.zero

  static let fileFormat = FileObject(
    "normal", "A bell curve, cut off at zero.",
    expects: "an object with the keys \"mean\" and \"deviation\"", usual: Normal()
  ) {
    FileField("mean", \.mean, .duration, "The mean, before the cut.", .required)
    FileField("deviation", \.deviation, .duration, "The standard deviation.", .required)
  }
}

private struct LogNormal: Sendable {
  var median = VirtualDuration.zero
  var sigma = 0.0

  static let fileFormat = FileObject(
    "logNormal", "A curve with a long tail.",
    expects: "an object with the keys \"median\" and \"sigma\"", usual: LogNormal()
  ) {
    FileField(
      "median", \.median, .duration, "The median: half of the durations are shorter.", .required)
    FileField("sigma", \.sigma, .number, "How long the tail is.", .required)
  }
}

private struct Exponential: Sendable {
  var mean = VirtualDuration.zero

  static let fileFormat = FileObject(
    "exponential", "Equally likely at every moment.", expects: "an object with the key \"mean\"",
    usual: Exponential()
  ) {
    FileField("mean", \.mean, .duration, "The mean.", .required)
  }
}

private struct Empirical: Sendable {
  var samples: [VirtualDuration] = []
  var isInterpolated = false

  static let fileFormat = FileObject(
    "empirical", "Measured durations.",
    expects: "a list of durations or an object with the key \"samples\"", usual: Empirical()
  ) {
    FileField("samples", \.samples, .samples, "The measured durations.", .essential)
    FileField("interpolated", \.isInterpolated, .bool, "Whether to draw between the samples.")
  }
}

extension FileValue where Value == Empirical {
  /// A list of samples, or an object that also says whether to draw values between them.
  fileprivate static var empirical: FileValue {
    alone(\.samples, .samples, or: Empirical.fileFormat)
  }
}

extension FileValue where Value == [VirtualDuration] {
  /// A list of durations; nil if one of them has a fault.
  fileprivate static var samples: FileValue { whole(.duration, "a list of durations") }

  fileprivate static var bounds: FileValue {
    let wanted = "a list of two durations"
    return FileValue(
      schema: { document in
        [
          "type": "array", "items": FileValue<VirtualDuration>.duration.schema(&document),
          "minItems": 2, "maxItems": 2,
        ]
      },
      read: { cursor in
        guard let bounds = cursor.list(wanted) else { return nil }
        guard bounds.count == 2 else {
          cursor.fault("expected \(wanted), found \(bounds.count)")
          return nil
        }
        guard let shortest = bounds[0].duration(), let longest = bounds[1].duration() else {
          return nil
        }
        return [shortest, longest]
      }, write: { JSONNode(.array($0.map(JSONNode.duration))) })
  }
}

extension FileValue where Value == [MixturePart] {
  fileprivate static var parts: FileValue {
    whole(.object(MixturePart.fileFormat), "a list of weighted latencies")
  }
}

extension FileValue {
  /// A list that is read only if all of its parts can be read.
  fileprivate static func whole<Part: Sendable>(_ part: FileValue<Part>, _ wanted: String)
    -> FileValue
  where Value == [Part] {
    let list = FileValue<[Part]>.list(part, wanted)
    return FileValue(
      schema: list.schema,
      read: { cursor in
        guard let parts = list.read(cursor), case .array(let nodes) = cursor.node.kind,
          parts.count == nodes.count
        else { return nil }
        return parts
      }, write: list.write)
  }
}

private struct MixturePart: Sendable {
  var weight = 0.0
  var latency = LatencyDistribution.fixed(.zero)

  static let fileFormat = FileObject(
    "mixturePart", "One part of a mixture.",
    expects: "an object with the keys \"weight\" and \"latency\"", usual: MixturePart()
  ) {
    FileField(
      "weight", \.weight, .number, "How often it is drawn, relative to the others.", .essential)
    FileField("latency", \.latency, .latency, "How long it takes.", .essential)
  }
}
