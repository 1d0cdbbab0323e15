import AccessibilityTree
package import AppCompiling
import AppModel
import AppNetwork
import AppRuntime
import AppSession
import LocatedJSON
import PredicateFormat
import VirtualTime

/// Runs the rows of a route table, each on a new device.
package struct RouteTableRun {
  /// An expectation of a row that was not met.
  package struct Failure: Sendable, Equatable {
    /// The line of the file where the row starts.
    package let line: Int
    /// The row's name.
    package let row: String
    /// What was expected and what was found, with the nearest name.
    package let message: String
  }

  private let app: CompiledApp

  /// How long to wait after each step for work in progress.
  static let patience = VirtualDuration.seconds(60)
  /// The most events after a step; a row with more events due is not checked.
  static let eventLimit = 10_000

  /// Makes a run for an app.
  package init(_ app: CompiledApp) { self.app = app }

  /// Runs some rows; all loaders succeed.
  ///
  /// - Returns: The failures in the order of the rows; empty if all rows pass.
  package func failures(of rows: [RouteRow]) -> [Failure] { rows.flatMap(failures) }

  private func failures(of row: RouteRow) -> [Failure] {
    let session = AppSession(app: app, configuration: SessionConfiguration(timing: .zero))
    session.device.outcomes.ofAll = false
    let argument = "-" + app.definition.coordinatorArgument
    let chosen = row.coordinator.map { [argument, $0] } ?? []
    _ = session.launch(arguments: chosen + row.arguments, environment: row.environment)
    let fault = settle(session) ?? step(row, in: session)
    let messages = fault.map { [$0] } ?? expectations(of: row, in: session)
    return messages.map { Failure(line: row.line, row: row.name, message: $0) }
  }

  /// Waits for work in progress; returns why it does not end, or nil.
  private func settle(_ session: AppSession) -> String? {
    let end = session.now + Self.patience
    for _ in 0..<Self.eventLimit {
      guard let next = session.nextEvent, next <= end else { return nil }
      session.device.advance(to: next)
    }
    guard let next = session.nextEvent, next <= end else { return nil }
    return "more than \(Self.eventLimit) events are due within \(Self.patience) of a step"
  }

  // MARK: - Steps

  /// Opens the link and makes the taps; returns why this failed, or nil.
  private func step(_ row: RouteRow, in session: AppSession) -> String? {
    if let crash = session.crash { return "the app crashes at launch: \(crash)" }
    if let link = row.link {
      guard session.device.links.open(link) else {
        let known = app.definition.deepLinks.map(\.pattern)
        return "no link of the app matches \(quoted(link))" + Self.hint(link, among: known)
      }
      if let fault = settle(session) { return fault }
    }
    for tap in row.taps {
      if let fault = take(tap, in: session) ?? settle(session) { return fault }
    }
    return session.crash.map { "the app crashes: \($0)" }
  }

  private func take(_ tap: String, in session: AppSession) -> String? {
    guard let snapshot = session.device.snapshot else { return "the app is not running" }
    guard Self.node(named: tap, in: snapshot) != nil else {
      return "no element on the screen has the identifier or label \(quoted(tap))"
        + Self.hint(tap, among: Self.names(in: snapshot))
    }
    let isTouched = session.touch(.tap) { Self.node(named: tap, in: $0) }
    return isTouched ? nil : "\(quoted(tap)) cannot be tapped"
  }

  private static func node(named name: String, in snapshot: ScreenSnapshot) -> Int? {
    let nodes = snapshot.tree.front
    return nodes.first { snapshot.tree.identifier(of: $0) == name }
      ?? nodes.first { snapshot.tree.label(of: $0) == name }
  }

  /// All identifiers and labels in the tree, without duplicates.
  private static func names(in snapshot: ScreenSnapshot) -> [String] {
    var seen: Set<String> = []
    return snapshot.tree.front.flatMap {
      [snapshot.tree.identifier(of: $0), snapshot.tree.label(of: $0)]
    }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func hint(_ name: String, among names: [String]) -> String {
    NearestName.hint(for: name, in: names)
  }

  // MARK: - Expectations

  private func expectations(of row: RouteRow, in session: AppSession) -> [String] {
    guard let process = session.device.process else { return ["the app is not running"] }
    return [
      stackFault(row.stack, process), tabFault(row.tab, process),
      markerFault(row.marker, session.device.snapshot),
    ].compactMap { $0 }
  }

  private func stackFault(_ stack: [String], _ process: AppProcess) -> String? {
    let shown = process.shownScreens
    guard !stack.isEmpty, shown != stack else { return nil }
    let known = app.definition.screens.map(\.name)
    let unknown = stack.first { !known.contains($0) }
    let remark = unknown.map { "; there is no screen \(quoted($0))" + Self.hint($0, among: known) }
    return "expected the stack \(stack.joined(separator: " > ")), found "
      + shown.joined(separator: " > ") + (remark ?? "")
  }

  private func tabFault(_ tab: String?, _ process: AppProcess) -> String? {
    guard let tab else { return nil }
    guard case .tabs(let tabs) = process.container, tabs.indices.contains(process.selectedStack)
    else { return "expected the tab \(quoted(tab)), found no tabs" }
    let names = { (tab: TabDefinition) -> [String] in
      if case .literal(let label) = tab.label { [tab.identifier, label] } else { [tab.identifier] }
    }
    let chosen = names(tabs[process.selectedStack])
    guard !chosen.contains(tab) else { return nil }
    let found = chosen.first { !$0.isEmpty } ?? "tab \(process.selectedStack + 1)"
    return "expected the tab \(quoted(tab)), found \(quoted(found))"
  }

  private func markerFault(_ marker: String?, _ snapshot: ScreenSnapshot?) -> String? {
    guard let marker else { return nil }
    guard let snapshot else { return "the app is not in front" }
    let nodes = snapshot.tree.front
    guard !nodes.contains(where: { snapshot.tree.identifier(of: $0) == marker }) else { return nil }
    return "the marker \(quoted(marker)) is not on the screen"
      + Self.hint(marker, among: Self.names(in: snapshot))
  }
}

extension AppProcess {
  /// The names of the screens on the selected stack, followed by the presented screens.
  fileprivate var shownScreens: [String] {
    let chosen = stacks.indices.contains(selectedStack) ? stacks[selectedStack].screens : []
    return (chosen + presented.flatMap(\.stack.screens)).map(\.name)
  }
}
