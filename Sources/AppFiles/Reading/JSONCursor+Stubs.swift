import AppModel
import LocatedJSON
import NetworkStubs
import PredicateFormat
import VirtualTime

extension JSONCursor {
  /// What `app.json` says of stubs: the names of the sets that are there from the start.
  func stubsChoice() -> [String]? {
    let wanted = "an object with the key \"default\""
    guard let fields = fields(wanted, keys: FileKeys.stubs) else { return nil }
    let names = fields.required("default")?.list("a list of names of sets") ?? []
    return names.compactMap { $0.name("the name of a set of stubs") }
  }

  /// The rules of a set.
  func stubRules() -> [StubRule] {
    let wanted = "an object with the key \"rules\""
    guard let fields = fields(wanted, keys: FileKeys.stubFile) else { return [] }
    let rules = fields.required("rules")?.list("a list of rules") ?? []
    return rules.compactMap { $0.stubRule() }
  }

  private func stubRule() -> StubRule? {
    let wanted = "an object with the key \"url\" or \"loader\""
    guard let fields = fields(wanted, keys: FileKeys.stubRule) else { return nil }
    let url = fields.has("loader") ? fields["url"] : fields.required("url")
    var rule = StubRule(
      name: fields["name"]?.name("a rule's name") ?? "",
      method: fields["method"]?.method(),
      url: url?.name("a path such as \"/v1/items/{id}\"") ?? "",
      query: fields["query"]?.conditions() ?? [],
      headers: fields["headers"]?.conditions() ?? [],
      body: fields["body"]?.formatValue(),
      where: fields["where"]?.name("a predicate"))
    rule.loader = fields["loader"]?.name("a loader's name")
    if let answers = fields["answer"]?.listOrOne() {
      rule.answers = answers.compactMap { $0.stubAnswer() }
    }
    return rule
  }

  /// A method of requests, in any letter case.
  func method() -> String? { name("a method such as \"GET\"")?.uppercased() }

  private func conditions() -> [StubRule.Condition] {
    (entries("an object of texts") ?? []).compactMap { name, value in
      if value.node.kind == .null { return StubRule.Condition(name, nil) }
      return value.string("a text, or null for none").map { StubRule.Condition(name, $0) }
    }
  }

  private func stubAnswer() -> StubAnswer? {
    let hasFile = node.member("file") != nil
    let keys = hasFile ? FileKeys.stubFileAnswer : FileKeys.stubAnswer
    guard let fields = fields("an answer: an object", keys: keys) else { return nil }
    var answer = StubAnswer()
    if let status = fields["status"]?.integer(in: 100...599, "a status from 100 to 599") {
      answer.status = status
    }
    for (name, value) in fields["headers"]?.entries("an object of texts") ?? [] {
      if let text = value.string() { answer.headers[name] = text }
    }
    if hasFile {
      answer.body = .file(fields["file"]?.name("a file's name") ?? "")
    } else if let body = fields["body"]?.formatValue() {
      answer.body = if case .string(let text) = body { .text(text) } else { .value(body) }
    }
    if let latency = fields["latency"]?.latency() { answer.latency = latency }
    let speeds = 1...StubAnswer.speedLimit
    answer.bytesPerSecond = fields["throttle"]?.integer(in: speeds, "bytes per second from 1")
    answer.failure = fields["failure"]?.networkFailure()
    if let times = fields["times"]?.integer(in: 1...StubAnswer.timesLimit, "a number from 1") {
      answer.times = times
    }
    return answer
  }

  private func networkFailure() -> StubAnswer.Failure? {
    switch node.kind {
    case .string(let word):
      if word == "offline" { return .offline }
      if word == "timedOut" { return .timedOut }
      unknown("failure", word, among: ["offline", "timedOut"])
      return nil
    case .object where node.member("droppedAfter") != nil:
      let fields = fields("an object", keys: FileKeys.droppedConnection)
      let bytes = fields?["droppedAfter"]?.integer(
        in: 0...StubAnswer.speedLimit, "a number of bytes")
      return bytes.map { .dropped(afterBytes: $0) }
    case .object:
      let wanted = "an object with the key \"droppedAfter\" or \"error\""
      guard let fields = fields(wanted, keys: FileKeys.networkError) else { return nil }
      let codes = -1_000_000...1_000_000
      return .error(
        message: fields.required("error")?.name("the words of an error") ?? "",
        number: fields["code"]?.integer(in: codes, "a number such as -1003") ?? -1)
    default:
      mismatch("\"offline\", \"timedOut\" or an object")
      return nil
    }
  }

  // MARK: - Requests of loaders

  /// A loader's request: to one back end, or to one of several.
  func request() -> RequestDefinition? {
    guard node.member("variants") != nil else {
      guard let variant = requestVariant(named: "", keys: FileKeys.request) else { return nil }
      return RequestDefinition(variant, timeout: timeout())
    }
    let wanted = "an object with the keys \"choose\" and \"variants\""
    guard let fields = fields(wanted, keys: FileKeys.requestChoice) else { return nil }
    let variants = fields["variants"]?.entries("an object of variants") ?? []
    let choice = fields.required("choose")?.expression() ?? ""
    return RequestDefinition(
      choosing: choice,
      variants.compactMap {
        $0.value.requestVariant(named: $0.name, keys: FileKeys.requestVariant)
      },
      timeout: timeout())
  }

  private func timeout() -> VirtualDuration {
    let given = node.member("timeout").map {
      JSONCursor(node: $0.value, path: path.key("timeout"), collector: collector)
    }
    return given?.duration() ?? NetworkRequest.usualTimeout
  }

  private func requestVariant(named name: String, keys: [String]) -> RequestVariant? {
    guard let fields = fields("an object with the key \"url\"", keys: keys) else { return nil }
    return RequestVariant(
      name: name,
      fields["method"]?.method() ?? "GET",
      fields.required("url")?.name("a URL or a path such as \"/v1/items\"") ?? "",
      query: fields["query"]?.requestFields() ?? [],
      headers: fields["headers"]?.requestFields() ?? [],
      body: fields["body"]?.formatValue(),
      result: fields["result"]?.string("a JSON pointer such as \"/items\""))
  }

  private func requestFields() -> [RequestVariant.Field] {
    (entries("an object of expressions") ?? []).compactMap { name, value in
      value.expression().map { RequestVariant.Field(name, $0) }
    }
  }
}
