import ServedSessions
import SimulatedApp
import TestWriting
import VirtualTime

/// Tools that make tests of what was done, and find out why tests fail.
enum TestTools {
  static let all = [write, search, explain]

  private static let write = ServedTool(
    name: "write_test", title: "Write a test",
    words: "Writes what was done in the session as a Swift test, with page objects where the app "
      + "has them. The test has passed. Answers with its source; save it yourself.",
    isReading: true,
    parameters: [
      ToolParameter(
        name: "name", kind: .text, words: "The name of the test class.", isRequired: true),
      ToolParameter(
        name: "pages", kind: .flag, words: "Answers with the page objects that it uses, too."),
      SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    let test = try session.test(named: arguments.text("name") ?? "")
    guard arguments.flag("pages") else { return [.text(test.source)] }
    let pages = PageObjects(of: session.live.app.definition)
    let used = pages.files.filter { file in
      file.name == PageObjects.identifiersFile
        || test.source.contains(file.name.replacing(".swift", with: ""))
    }
    return [.text(test.source)] + used.map { .text("// \($0.name)\n" + $0.opening + $0.source) }
  }

  private static let search = ServedTool(
    name: "search_flow", title: "Search a flow for flakiness",
    words: "Runs what was done in the session in every order of events that can happen, with "
      + "Xcode's timing, until a run fails. Answers with a verdict; explain_failure explains it.",
    isReading: true,
    parameters: [
      ToolParameter(
        name: "waits", kind: .choice(KeptSearch.Waiting.allCases.map(\.rawValue)),
        words: "written: as write_test writes it, with waits; asDone: time passes as it did, like "
          + "a sleep. written by default."),
      ToolParameter(
        name: "latencies", kind: .choice(LatencyPlan.names),
        words: "How long loaders take; everyday by default."),
      ToolParameter(name: "faults", kind: .text, words: "The faults to inject, such as calm."),
      ToolParameter(
        name: "runs", kind: .whole(1...KeptSearch.runLimit), words: "The most runs; 500."),
      SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    var faults = FaultPlan()
    if let text = arguments.text("faults") {
      do throws(FaultPlanError) { faults = try FaultPlan(parsing: text) } catch {
        throw SessionFault(.invalid, error.description)
      }
    }
    let search = try KeptSearch(
      of: session, name: "flow of \(session.id)",
      waiting: arguments.text("waits").flatMap(KeptSearch.Waiting.init) ?? .written,
      latencies: arguments.text("latencies").flatMap(LatencyPlan.named) ?? .everyday,
      faults: faults, runs: arguments.whole("runs") ?? 500, progress: desk.progress)
    desk.keep(search)
    return [.text(search.summary)]
  }

  private static let explain = ServedTool(
    name: "explain_failure", title: "Explain a failure",
    words:
      "Explains why the last search failed: the cause, the order of events or the latency that it "
      + "takes, how often, and the change that was tried and fixes it.",
    isReading: true, parameters: []
  ) { (desk, _) throws(SessionFault) in
    guard let search = desk.searches.last else {
      throw SessionFault(.refused, "Nothing has been searched yet; use search_flow.")
    }
    return [.text(search.explanation)]
  }
}
