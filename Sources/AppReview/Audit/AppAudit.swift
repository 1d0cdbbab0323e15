import AccessibilityTree
package import AppCompiling
import AppRuntime
import AppSession

/// Audits every place of an app that the exploration reaches.
///
/// ```swift
/// let report = AppAudit(CompiledApp(definition)).run()
/// ```
package struct AppAudit {
  private let app: CompiledApp

  /// Makes an audit of an app.
  package init(_ app: CompiledApp) { self.app = app }

  /// Explores the app and audits each place; a problem of the same state is reported only once.
  package func run() -> AppAuditReport {
    var explorer = RouteExplorer(app)
    var rows: [AppAuditReport.Row] = []
    var known: Set<String> = []
    var places = 0
    explorer.onPlace = { walk in
      places += 1
      for row in self.rows(walk) where known.insert(row.text).inserted { rows.append(row) }
    }
    explorer.explore()
    return AppAuditReport(rows: rows, placeCount: places, isComplete: explorer.isComplete)
  }

  private func rows(_ walk: RouteWalk) -> [AppAuditReport.Row] {
    guard let snapshot = walk.session.device.snapshot else { return [] }
    let front = walk.session.device.process?.frontScreen
    let audit = AccessibilityAudit(snapshot, measuresItself: app.isOwnSource)
    return audit.findings.map { finding in
      AppAuditReport.Row(
        screen: front?.name ?? "", state: front?.statePath ?? "",
        element: finding.element.map { snapshot.tree.row(of: $0, withFrame: true) },
        type: finding.type,
        compact: finding.words.compact, detailed: finding.words.detailed)
    }
  }
}
