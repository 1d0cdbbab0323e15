import Foundation
import SimulatedApp
import TestHost

/// Runs a table of routes inside a test; each row that does not hold is a failure at its own line.
///
/// ```swift
/// final class RouteTests: XCTestCase {
///   func testRoutes() { RouteTable.check("app.routes.json") }
/// }
/// ```
///
/// The table lies beside the screens of the app that the test drives. A row says how the app is
/// launched, perhaps a link and some taps, and which screens, marker or tab have to be there then.
public enum RouteTable {
  /// Runs all rows of a table, each in an app of its own.
  ///
  /// A test of Swift Testing needs the trait `simulatedApp` for it.
  ///
  /// - Parameters:
  ///   - name: the table's file, in the folder of the app's screens, or a path.
  ///   - app: the name or the folder of the app; nil for the app of the test.
  public static func check(_ name: String = "app.routes.json", app: String? = nil) {
    let table = Reading(name: name, app: app)
    for failure in table.failures {
      failCurrentTest(failure.message, file: failure.file, line: failure.line)
    }
  }

  /// A failure and the line that it is shown at; nil for the line of the test.
  struct Failure: Equatable {
    let message: String
    var file: String?
    var line: Int?
  }

  /// The table, read and run; what is wrong with it is a failure too.
  struct Reading {
    let name: String
    let app: String?

    /// What does not hold, in the order of the rows.
    var failures: [Failure] {
      do throws(AppUnderTest.Fault) {
        let choice = HostedTest.current?.hostedCase?.appChoice ?? AppChoice()
        let folder = try AppUnderTest.folder(named: app ?? choice.name)
        let compiled = try self.compiled(for: choice)
        return failures(of: compiled, file: name.contains("/") ? name : folder + "/" + name)
      } catch {
        return [Failure(message: error.description)]
      }
    }

    private func compiled(for choice: AppChoice) throws(AppUnderTest.Fault) -> CompiledApp {
      if let app { return try AppUnderTest.app(named: app) }
      if let session = SessionContext.current as? AppSession { return session.app }
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
