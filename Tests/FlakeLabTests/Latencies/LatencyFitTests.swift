import Foundation
import SimulatedApp
import Testing
import VirtualTime

@testable import FlakeLab

@Suite("Latency fit") struct LatencyFitTests {
  private static let calm = LatencyDistribution.logNormal(median: .seconds(1.2), sigma: 0.5)
  private static let memoryless = LatencyDistribution.exponential(mean: .seconds(2))
  private static let cached = LatencyDistribution.mixture([
    WeightedLatency(weight: 0.3, .logNormal(median: .milliseconds(40), sigma: 0.3)),
    WeightedLatency(weight: 0.7, .logNormal(median: .seconds(2), sigma: 0.4)),
  ])

  private func draws(_ law: LatencyDistribution, _ count: Int, seed: Int = 1) -> [VirtualDuration] {
    var chance = SeedSequence(seed: Seed(1).derived(seed)).source(named: "samples")
    return (0..<count).map { _ in law.sample(at: chance.fraction()) }
  }

  @Test(arguments: [
    (calm, LatencyFit.Family.logNormal), (memoryless, .exponential), (cached, .cached),
  ]) func `finds the law that was drawn from`(
    law: LatencyDistribution, family: LatencyFit.Family
  ) throws {
    let best = try #require(LatencyFit.best(of: draws(law, 2_000)))
    #expect(best.family == family)
    #expect(best.probability > 0.05)
    for share in [0.1, 0.25, 0.5, 0.75, 0.9, 0.99] {
      let ratio = best.law.quantile(share) / law.quantile(share)
      #expect(abs(ratio - 1) < 0.12, "\(share): \(ratio)")
    }
  }

  @Test func `a wrong law is told by its distance`() throws {
    let fits = LatencyFit.all(of: draws(Self.cached, 2_000))
    #expect(fits.first?.family == .cached)
    #expect(fits.dropFirst().allSatisfy { $0.probability < 1e-6 })
    #expect(fits.map(\.criterion) == fits.map(\.criterion).sorted())
  }

  /// The greatest likelihood of these two is known in closed form.
  @Test func `takes mean and median as they are`() throws {
    let samples = [1, 2, 4, 8, 16, 32, 64, 128].map { VirtualDuration.seconds($0) }
    let fits = LatencyFit.all(of: samples)
    let exponential = try #require(fits.first { $0.family == .exponential })
    #expect(exponential.law == .exponential(mean: .seconds(255.0 / 8)))
    let logNormal = try #require(fits.first { $0.family == .logNormal })
    #expect(abs(logNormal.law.quantile(0.5).inSeconds - 11.313_708) < 1e-5)
  }

  /// The same criterion from densities of its own.
  @Test func `the criterion is that of the densities`() throws {
    let samples = draws(Self.memoryless, 50)
    let fit = try #require(LatencyFit.all(of: samples).first { $0.family == .exponential })
    let mean = samples.reduce(0) { $0 + $1.inSeconds } / 50
    let product = samples.map { PortableMaths.exp(-$0.inSeconds / mean) / mean }
    let logarithm = product.reduce(0) { $0 + PortableMaths.ln($1) }
    #expect(abs(fit.criterion - (2 - 2 * logarithm)) < 1e-9)
  }

  @Test func `fitted laws are seldom rejected`() {
    let rejected = (0..<25).count { seed in
      let fits = LatencyFit.all(of: draws(Self.calm, 80, seed: seed))
      return (fits.first { $0.family == .logNormal }?.probability ?? 0) < 0.05
    }
    #expect(rejected <= 2)
  }

  @Test(arguments: [[], [1], [0, 1, 2, 3, 4, 5, 6, 7, 8], [5, 5, 5, 5, 5, 5, 5, 5, 5]])
  func `nothing is fitted to too little`(milliseconds: [Int]) {
    #expect(LatencyFit.all(of: milliseconds.map { .milliseconds($0) }).isEmpty)
  }

  @Test(arguments: [calm, memoryless, cached, .empirical([.milliseconds(3), .seconds(2)])])
  func `is written as screen files write it`(law: LatencyDistribution) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/latency-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = """
      {"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"},
      "coordinators": {"Main": {"root": "main"}}, "loaders": {"load": {"latency": \(law.fileText)}}}
      """
    let screen = #"{"initial": "shown", "states": {"shown": {"view": []}}}"#
    try app.write(toFile: folder + "/app.json", atomically: true, encoding: .utf8)
    try screen.write(toFile: folder + "/main.json", atomically: true, encoding: .utf8)
    #expect(try AppFolder(folder).load().loaders.map(\.latency) == [law])
  }
}
