import CommandLineTool
import Foundation
import LoopbackHTTP
import ServedSessions
import TestHost

/// `rehearse serve`: lets other programs drive apps; each kind of server is a command of its own.
struct ServeCommand: ToolCommand {
  static let name = "serve"
  static let summary = "Lets other programs drive apps."
  static let discussion = "Every server has a command of its own."
  static let examples = ["rehearse serve mcp --apps Screens", "rehearse serve webdriver"]
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Servers", [ServeAgentsCommand.self, ServePageCommand.self, ServeWebDriverCommand.self])
    ]
  }

  func faults() -> [CommandLineFault] { [.missingArgument("SERVER")] }

  func run() -> ExitCode { .failure }
}

/// The option that selects the apps of a server.
struct ServedAppsOptions: OptionGroup {
  @Option(
    "--apps", .folder(), "The folder of the apps, or a package with an app in Swift code.",
    default: "Screens here or above, or the package here")
  var folder: String?
  var tests = CodeTestsOptions()

  /// Finds the apps; prints an error and returns nil if there are none.
  ///
  /// For an app that is Swift code this process becomes that of its tests.
  func load() -> ServedApps? {
    tests.load(from: package, as: { ServedApps([ServedApp(ofProcess: $0.definition)]) }, else: find)
  }

  private func find() -> ServedApps? {
    guard let folder = folder ?? AppUnderTest.appsFolder else {
      Console.error("Error: there is no folder named Screens here or above.\nName one with --apps.")
      return nil
    }
    let apps = ServedApps(in: folder)
    guard !apps.all.isEmpty else {
      Console.error("Error: \(folder) contains no app.json, and no folder with one.")
      return nil
    }
    if apps.leftOut > 0 {
      let known = "\(apps.all.count) apps of \(folder) are served"
      Console.error("Only the first \(known); \(apps.leftOut) are left out.")
    }
    return apps
  }

  /// The folder of the package whose tests have the app; nil for apps in files.
  private var package: String? {
    let place = folder ?? "."
    if tests.module != nil { return place }
    let hasFiles =
      folder == nil ? AppUnderTest.appsFolder != nil : !ServedApps(in: place).all.isEmpty
    let isPackage = FileManager.default.fileExists(atPath: place + "/Package.swift")
    return isPackage && !hasFiles ? place : nil
  }
}

extension ServedApps {
  /// Serves the apps on a port of this machine until the process is ended; prints an error if the
  /// port is not available.
  func serve(on port: Int, answer: (HTTPRequest) -> HTTPResponse) -> ExitCode {
    do throws(LoopbackFault) {
      let server = try LoopbackServer(port: port)
      Console.out("Serving \(all.count == 1 ? "1 app" : "\(all.count) apps") on \(server.url)")
      server.serve(until: { false }, answer: answer)
      return .success
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }
}
