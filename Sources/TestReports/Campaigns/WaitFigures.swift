import Foundation

/// A comparison of wait strategies in one scenario, read from the file that `rehearse waits`
/// writes.
package struct WaitFigures: Sendable, Equatable, Decodable {
  /// The result of one wait strategy.
  struct Strategy: Sendable, Equatable, Decodable {
    let strategy: String
    let runs: Int
    let failures: Int
    let rate: Double
    let lowerBound: Double
    let upperBound: Double
    let meanSeconds: Double
    let p95Seconds: Double
    let timesOracle: Double?
  }

  /// The probability that a wait of this length is long enough.
  struct Point: Sendable, Equatable, Decodable {
    let seconds: Double
    let passing: Double
  }

  /// The scenario's name.
  package let scenario: String
  let strategies: [Strategy]
  let curve: [Point]

  /// Reads the scenarios of a file; nil for another kind of file, or for impossible numbers.
  package static func read(_ bytes: [UInt8]) -> [WaitFigures]? {
    guard let figures = try? JSONDecoder().decode([WaitFigures].self, from: Data(bytes)) else {
      return nil
    }
    return figures.allSatisfy(\.isSound) ? figures : nil
  }

  private var isSound: Bool {
    let shares = strategies.flatMap { [$0.rate, $0.lowerBound, $0.upperBound] }
    return (shares + curve.map(\.passing)).allSatisfy { (0...1).contains($0) }
      && strategies.allSatisfy { $0.lowerBound <= $0.upperBound }
      && curve.allSatisfy { (0...1e9).contains($0.seconds) }
      && zip(curve, curve.dropFirst()).allSatisfy { $0.seconds <= $1.seconds }
      && strategies.flatMap { [$0.meanSeconds, $0.p95Seconds, $0.timesOracle ?? 0] }
        .allSatisfy { (0...1e9).contains($0) }
  }
}
