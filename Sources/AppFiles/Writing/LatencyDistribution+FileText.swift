import LocatedJSON
public import VirtualTime

extension LatencyDistribution {
  /// The latency as screen files write it: put it after `"latency":` of a loader.
  public var fileText: String { JSONWriter.text(json) }
}
