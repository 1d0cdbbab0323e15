import AccessibilityTree
import PredicateFormat
import SimulatedApp
import WebDriver

/// Measures one screen with many rows.
struct RowsBench {
  private let app: CompiledApp
  private let rows: Int
  private let runs: Int

  init(rows: Int, runs: Int) {
    app = BenchApps.rows(rows)
    self.rows = rows
    self.runs = runs
  }

  /// A session with the screen shown, and its tree.
  private func opened() -> (session: AppSession, snapshot: ScreenSnapshot)? {
    let session = AppSession(app: app, configuration: SessionConfiguration(timing: .zero))
    _ = session.launch(arguments: [], environment: [:])
    return session.device.snapshot.map { (session, $0) }
  }

  /// Seconds from launch to a tree that can be queried.
  func open() -> Double {
    Stopwatch.median(runs: runs, times: 1) { _ = opened() }
  }

  /// Seconds for one row by its identifier, once the tree is indexed.
  func findByIdentifier() -> Double {
    guard let opened = opened() else { return .infinity }
    let query = Query().descendants(.cell).identified(by: "row.\(rows / 2)")
    let resolver = Resolver()
    for _ in 0..<8 { _ = resolver.resolve(query, in: opened.snapshot.indexed) }
    return Stopwatch.median(runs: runs, times: 10_000) {
      _ = resolver.resolve(query, in: opened.snapshot.indexed)
    }
  }

  /// Seconds for the page source of the screen as clients of Appium get it.
  func pageSource() -> Double {
    guard let opened = opened() else { return .infinity }
    return Stopwatch.median(runs: runs, times: 1) {
      _ = PageSource(DriverTree(opened.snapshot.tree)).xml()
    }
  }

  /// Seconds to find all rows whose label contains a text.
  func contains() -> Double {
    guard let opened = opened(), let predicate = try? FormatPredicate("label CONTAINS 'er 77'")
    else {
      return .infinity
    }
    let query = Query().descendants(.staticText)
      .appending(.matching(ElementTest(predicate), text: predicate.format))
    return resolving(query, in: opened.snapshot)
  }

  /// Seconds for counting all rows.
  func countAll() -> Double {
    guard let opened = opened() else { return .infinity }
    let query = Query().descendants(.cell)
    return Stopwatch.median(runs: runs, times: 20) {
      _ = Resolver().count(query, in: opened.snapshot.indexed)
    }
  }

  /// Seconds for the text of the whole tree.
  func text() -> Double {
    guard let opened = opened() else { return .infinity }
    return Stopwatch.median(runs: runs, times: 3) {
      _ = TreeText(opened.snapshot.tree).subtree()
    }
  }

  /// Bytes per element of the tree, without texts.
  func bytesPerNode() -> Double {
    opened().map { Double($0.snapshot.tree.bytesPerElement) } ?? .infinity
  }

  /// Seconds for opening, searching, counting and printing the rows, divided by their number.
  func perRow() -> Double {
    (open() + contains() + countAll() + text()) / Double(rows)
  }

  private func resolving(_ query: Query, in snapshot: ScreenSnapshot) -> Double {
    Stopwatch.median(runs: runs, times: 20) {
      _ = Resolver().resolve(query, in: snapshot.indexed)
    }
  }
}
