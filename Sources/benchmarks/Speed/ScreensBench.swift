import Foundation
import SimulatedApp

/// Measures an app of two hundred screens: reading and checking its files, and its findings.
enum ScreensBench {
  private static let count = 200

  /// The figures for an app that is first written to a folder and deleted at the end.
  static func figures(runs: Int) -> [BenchFigure] {
    let path =
      NSTemporaryDirectory() + "/rehearse-screens-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = AppFolder(path)
    guard (try? folder.write(app)) != nil, let loaded = try? folder.load() else { return [] }
    let loading = Stopwatch.median(runs: runs, times: 1) { _ = try? folder.load() }
    let finding = Stopwatch.median(runs: runs, times: 1) {
      _ = RouteFindings(loaded).located(in: folder)
    }
    return [
      BenchFigure("screens_200_load_ms", loading * 1e3, "ms", .atMost(100)),
      BenchFigure("screens_200_findings_ms", finding * 1e3, "ms", .atMost(200)),
    ]
  }

  /// A chain of screens that lead forwards and back, each with guards, loaders and about thirty
  /// elements.
  private static var app: AppDefinition {
    AppDefinition(
      name: "Large", bundleIdentifier: "com.example.large", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "screen0", marker: "root0")],
      screens: (0..<count).map(screen),
      loaders: [LoaderDefinition(name: "load", latency: .fixed(.seconds(1)), failureRate: 0.1)],
      context: ["level": 0])
  }

  private static func screen(_ number: Int) -> ScreenDefinition {
    let next = "screen\((number + 1) % count)"
    let rows = (0..<12).map { row in
      ElementDefinition(
        .cell, identifier: .literal("row\(number).\(row)"),
        children: [
          ElementDefinition(.staticText, label: .literal("Row \(row)")),
          ElementDefinition(.image, isHidden: .predicate("count > \(row)")),
        ])
    }
    let open = TransitionDefinition(
      guard: "count < 5 AND app.level == 0",
      actions: [.push(screen: next, with: ["count": "count + 1"])])
    let retry = TransitionDefinition(
      to: "loading", actions: [.assign(key: "count", expression: "count + 1")])
    let run = InvocationDefinition(
      source: "load", onDone: [TransitionDefinition(to: "shown")],
      onError: [TransitionDefinition(to: "failed")])
    return ScreenDefinition(
      name: "screen\(number)", title: "Screen",
      root: ElementDefinition(.other, identifier: .literal("root\(number)")),
      context: ["count": 0], initial: "loading",
      states: [
        StateDefinition(name: "loading", invoke: [run]),
        StateDefinition(
          name: "shown",
          on: [EventDefinition("OPEN", [open, TransitionDefinition(actions: [.pop])])], view: rows),
        StateDefinition(name: "failed", on: [EventDefinition("RETRY", [retry])]),
      ])
  }
}
