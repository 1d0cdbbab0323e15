import AppTools
import CommandLineTool
import SimulatedApp

/// `rehearse stubs`: makes a set of stubs from recorded HTTP traffic.
struct StubsCommand: ToolCommand {
  static let name = "stubs"
  static let summary = "Makes a set of stubs from recorded HTTP traffic."
  static let discussion = """
    Reads an archive in the format HAR, which browsers and proxies save. The set answers the same \
    requests in the same way: equal requests get their answers in the recorded order, after the \
    recorded time. Names the requests that it leaves out.
    """
  static let examples = [
    "rehearse stubs session.har --app Screens/Shop",
    "rehearse stubs session.har --name Recorded --app Screens/Shop",
  ]

  @Argument(.file(), "The archive.")
  var file = ""

  @Option(
    "--name", .text("NAME"), "The name of the set.", default: "the file's name without its ending")
  var name: String?

  @Option("--app", .folder(), "The folder of the app's files.", default: "Screens here or above")
  var app: String?

  func run() -> ExitCode {
    guard let folder = AppOptions.existingFolder(app), let bytes = InputFile.bytes(of: file),
      let source = AppSource.read(folder, variant: nil)
    else { return .failure }
    let name = name ?? ImportInput.origin(of: file)
    do {
      let recording = try TrafficRecording(name: file, bytes: bytes)
      let set = try recording.set(named: name)
      for reason in recording.leftOut { Console.error(reason) }
      guard !set.rules.isEmpty else {
        Console.error("Error: \(file) has no request with an answer; nothing was written.")
        return .failure
      }
      try AppFolder(folder).write(set, of: source.definition)
      Console.out("Wrote \(folder)/Stubs/\(name): \(counted(set.rules.count, "rule")).")
      return .success
    } catch let fault as TrafficRecording.Fault {
      Console.error("Error: \(fault.message)")
    } catch let faults as DefinitionFaults {
      Console.error(FaultList(folder: folder, faults: faults.faults).text)
    } catch {
      Console.error("Error: \(error)")
    }
    return .failure
  }
}
