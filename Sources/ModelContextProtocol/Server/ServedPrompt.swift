import SimulatedApp

/// A request that a person can have an agent carry out.
struct ServedPrompt: Sendable {
  let name: String
  let title: String
  let words: String
  /// Its arguments, each with what it is; all are needed.
  let arguments: [(name: String, words: String)]
  /// The request; `%flow` and the like are replaced by the arguments.
  let request: String

  static let all = [
    ServedPrompt(
      name: "write-a-test", title: "Write a test for this flow",
      words: "Does a flow once and writes it as a Swift test with page objects.",
      arguments: [("app", "The app."), ("flow", "What a user does, in words.")],
      request: """
        Write a UI test of the app %app for this flow: %flow

        1. launch_app, then do the flow step by step with tap, type_text and swipe. Look with \
        describe_screen. After an action that loads, advance_time until what you need shows.
        2. Undo detours with go_back_in_time, so that only the flow is left.
        3. search_flow. If it fails, explain_failure, go back, do the flow as the advice says, and \
        search again until no run fails.
        4. write_test, and save the source.
        """),
    ServedPrompt(
      name: "why-is-this-flaky", title: "Why is this flaky",
      words: "Repeats a flow as a flaky test does it, and finds the cause.",
      arguments: [("app", "The app."), ("flow", "What the test does, with its waits and sleeps.")],
      request: """
        This UI test of the app %app fails now and then: %flow

        1. launch_app and do what the test does. Where it sleeps, advance_time by as many seconds.
        2. search_flow with waits asDone. If no run fails, search with latencies slow-day, then with \
        faults calm and commute.
        3. explain_failure. Say the cause, the step that fails, how often, and the fix that it names.
        4. search_flow with waits written. If that passes, write_test, and show the test with waits \
        in place of sleeps.
        """),
  ]

  static func named(_ name: String) throws(RPCFault) -> ServedPrompt {
    guard let prompt = all.first(where: { $0.name == name }) else {
      let hint = NearestName.hint(for: name, in: all.map(\.name))
      throw RPCFault(.invalidParams, "There is no prompt \(quoted(name))\(hint).")
    }
    return prompt
  }

  /// All prompts, as `prompts/list` has them.
  static var list: JSONNode { .only("prompts", JSONNode(.array(all.map(\.node)))) }

  private var node: JSONNode {
    var members = JSONMembers()
    members.add("name", name)
    members.add("title", title)
    members.add("description", words)
    members.add("arguments", list: arguments) { argument in
      var members = JSONMembers()
      members.add("name", argument.name)
      members.add("description", argument.words)
      members.add("required", JSONNode(.bool(true)))
      return members.node
    }
    return members.node
  }

  /// The request with its arguments, as `prompts/get` has it.
  func message(_ given: JSONNode?) throws(RPCFault) -> JSONNode {
    var text = request
    for argument in arguments {
      guard case .string(let value)? = given?.member(argument.name)?.value.kind else {
        throw RPCFault(.invalidParams, "The argument \(quoted(argument.name)) is missing.")
      }
      text = text.replacing("%" + argument.name, with: value)
    }
    var message = JSONMembers()
    message.add("role", "user")
    message.add("content", ServedTool.Content.text(text).node)
    var result = JSONMembers()
    result.add("description", words)
    result.add("messages", JSONNode(.array([message.node])))
    return result.node
  }
}
