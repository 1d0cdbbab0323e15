import Trials

/// What to build and run after a change.
package struct WatchPlan: Equatable, Sendable {
  /// Which tests a round runs.
  package enum Tests: Equatable, Sendable {
    case all
    /// Tests by name, such as `ShopTests.CartTests/testAdd`.
    case named([String])
    /// All tests of targets.
    case targets([String])
  }

  /// Whether the package has to be built first; a change of screens needs no build.
  package var needsBuild = false
  /// The rounds in their order: those that failed the last time come first.
  package var rounds: [Tests] = []

  /// Plans what changes can affect.
  ///
  /// - Parameters:
  ///   - changes: What has changed.
  ///   - memory: What is known of the tests; of an unknown test nothing can be said, so before the
  ///     first run all of them run.
  ///   - names: The names of the apps in the changed folders; an app without one has faults.
  package init(_ changes: [PackageChange], memory: TestMemory, names: [String: String]) {
    needsBuild = changes.contains { if case .tests = $0 { true } else { $0 == .code } }
    guard changes.contains(where: { $0 != .other }) else { return }
    guard !memory.tests.isEmpty, !changes.contains(.code) else {
      rounds = Self.rounds(.all, failedFirst: memory.failed)
      return
    }
    let targets = Set(
      changes.compactMap { if case .tests(let target) = $0 { target } else { nil } })
    let touched = memory.tests.filter { name, entry in
      !targets.contains(TestMemory.target(of: name))
        && changes.contains { Self.affects($0, entry, names) }
    }.keys
    let failed = memory.failed.filter {
      touched.contains($0) || targets.contains(TestMemory.target(of: $0))
    }
    if !failed.isEmpty { rounds.append(.named(failed)) }
    let others = touched.filter { !failed.contains($0) }.sorted()
    if !others.isEmpty { rounds.append(.named(others)) }
    if !targets.isEmpty { rounds.append(.targets(targets.sorted())) }
  }

  private static func rounds(_ tests: Tests, failedFirst failed: [String]) -> [Tests] {
    failed.isEmpty ? [tests] : [.named(failed), tests]
  }

  /// Whether a change of an app's files affects a test.
  private static func affects(
    _ change: PackageChange, _ entry: TestMemory.Entry, _ names: [String: String]
  ) -> Bool {
    guard case .app(let folder, let variant, let screen) = change else { return false }
    guard let name = names[folder] else { return !entry.seen.isEmpty }
    return entry.seen.contains {
      $0.app == name && $0.isAffected(byVariant: variant, screen: screen)
    }
  }
}

extension WatchPlan.Tests {
  /// The pattern of names that chooses these tests; nil for all.
  package var pattern: String? {
    switch self {
    case .all: nil
    case .named(let names): "^(?:" + names.map(ExactPattern.of).joined(separator: "|") + ")$"
    case .targets(let targets):
      "^(?:" + targets.map(ExactPattern.of).joined(separator: "|") + ")\\."
    }
  }

  /// The tests in a few words.
  package var words: String {
    switch self {
    case .all: "all tests"
    case .named(let names): names.count == 1 ? names[0] : "\(names.count) tests"
    case .targets(let targets): "all tests of \(targets.joined(separator: ", "))"
    }
  }
}
