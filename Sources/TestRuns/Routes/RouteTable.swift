import Foundation
import SimulatedApp
import TestHost

/// Runs a table of routes inside a test; each row that does not pass is a failure at its own line.
///
/// ```swift
/// final class RouteTests: XCTestCase {
///   func testRoutes() { RouteTable.check("app.routes.json") }
/// }
/// ```
///
/// The table is next to the screens of the app that the test drives. A row gives the launch of the
/// app and optionally a link and some taps. It also gives the screens, the marker or the tab that
/// must be there afterwards.
public enum RouteTable {
  /// Runs all rows of a table, each in a new app.
  ///
  /// A test of Swift Testing needs the trait `simulatedApp` for this.
  ///
  /// - Parameters:
  ///   - name: The table's file in the folder of the app's screens, or a path.
  ///   - app: The name or the folder of the app; nil uses the app of the test.
  public static func check(_ name: String = "app.routes.json", app: String? = nil) {
    let table = Reading(name: name, app: app)
    for failure in table.failures {
      failCurrentTest(failure.message, file: failure.file, line: failure.line)
    }
  }

  /// A failure and the line where it is shown; nil means the line of the test.
  struct Failure: Equatable {
    let message: String
    var file: String?
    var line: Int?
  }

  /// Reads and runs a table; errors in the table are failures, too.
  struct Reading {
    let name: String
    let app: String?

    /// The failures, in the order of the rows.
    var failures: [Failure] {
      do throws(AppUnderTest.Fault) {
        let choice = HostedTest.active?.hostedCase?.appChoice ?? AppChoice()
        let folder = try AppUnderTest.folder(named: app ?? choice.name)
        let compiled = try self.compiled(for: choice)
        return failures(of: compiled, file: name.contains("/") ? name : folder + "/" + name)
      } catch {
        return [Failure(message: error.description)]
      }
    }

    private func compiled(for choice: AppChoice) throws(AppUnderTest.Fault) -> CompiledApp {
      if let app { return try AppUnderTest.app(named: app) }
      if let session = SessionContext.active as? AppSession { return session.app }
      return try AppUnderTest.app(for: choice)
    }

    private func failures(of app: CompiledApp, file: String) -> [Failure] {
      guard let data = FileManager.default.contents(atPath: file) else {
        return [Failure(message: "There is no table of routes in \(file).")]
      }
      do throws(DefinitionFaults) {
        let rows = try RouteTableFile(reading: Array(data), file: name).rows
        return RouteTableRun(app).failures(of: rows).map {
          Failure(message: "\($0.row): \($0.message)", file: file, line: $0.line)
        }
      } catch {
        return error.faults.map {
          Failure(message: $0.description, file: file, line: $0.line)
        }
      }
    }
  }
}
