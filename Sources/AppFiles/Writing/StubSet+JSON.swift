package import AppModel
import FoundationEssentials
import LocatedJSON
import NetworkStubs
import PredicateFormat
import VirtualTime

extension StubSet {
  /// What `rules.json` holds.
  var json: JSONNode { .only("rules", JSONNode(.array(rules.map(\.json)))) }
}

extension StubRule {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("name", name.isEmpty ? nil : name)
    members.add("method", method)
    members.add("url", url.isEmpty ? nil : url)
    members.add("loader", loader)
    members.add("query", Self.json(query))
    members.add("headers", Self.json(headers))
    members.add("body", body?.json)
    members.add("where", condition)
    if answers != [StubAnswer()] { members.add("answer", .listOrOne(answers, \.json)) }
    return members.node
  }

  private static func json(_ conditions: [Condition]) -> JSONNode? {
    guard !conditions.isEmpty else { return nil }
    return JSONNode(
      .object(
        conditions.map { JSONMember($0.name, $0.value.map(JSONNode.text) ?? JSONNode(.null)) }))
  }
}

extension StubAnswer {
  fileprivate var json: JSONNode {
    let usual = StubAnswer()
    var members = JSONMembers()
    members.add("status", status == usual.status ? nil : JSONNode(.integer(Int64(status))))
    if !headers.fields.isEmpty {
      members.add(
        "headers", JSONNode(.object(headers.fields.map { JSONMember($0.name, .text($0.value)) })))
    }
    switch body {
    case .none, .bytes, .made, .unavailable: break
    case .value(let value): members.add("body", value.json)
    case .text(let text): members.add("body", text)
    case .file(let name): members.add("file", name)
    }
    members.add("latency", latency == usual.latency ? nil : latency.json)
    members.add("throttle", bytesPerSecond.map { JSONNode(.integer(Int64($0))) })
    members.add("failure", failure?.json)
    members.add("times", times == 1 ? nil : JSONNode(.integer(Int64(times))))
    return members.node
  }

  /// What of the body a file of rules cannot hold, in words.
  fileprivate var unwritable: String? {
    switch body {
    case .none, .text, .file: nil
    case .value(.string): "a text as JSON"
    case .value(let value): value.unwritable
    case .bytes: "bytes, which stand in files of their own"
    case .made: "a closure"
    case .unavailable(let reason): "what is not there: \(reason)"
    }
  }
}

extension StubAnswer.Failure {
  fileprivate var json: JSONNode {
    switch self {
    case .offline: return .text("offline")
    case .timedOut: return .text("timedOut")
    case .dropped(let bytes): return .only("droppedAfter", JSONNode(.integer(Int64(bytes))))
    case .error(let message, let number):
      var members = JSONMembers()
      members.add("error", message)
      members.add("code", number == -1 ? nil : JSONNode(.integer(Int64(number))))
      return members.node
    }
  }
}

extension RequestDefinition {
  /// The request as a file writes it.
  var json: JSONNode {
    var members = JSONMembers()
    if let choice {
      members.add("choose", choice)
      members.add(
        "variants", JSONNode(.object(variants.map { JSONMember($0.name, $0.members.node) })))
    } else if let first = variants.first {
      members = first.members
    }
    members.add("timeout", timeout == NetworkRequest.usualTimeout ? nil : .duration(timeout))
    return members.node
  }
}

extension RequestVariant {
  fileprivate var members: JSONMembers {
    var members = JSONMembers()
    members.add("method", method == "GET" ? nil : method)
    members.add("url", url)
    members.add("query", Self.json(query))
    members.add("headers", Self.json(headers))
    members.add("body", body?.json)
    members.add("result", result)
    return members
  }

  private static func json(_ fields: [Field]) -> JSONNode? {
    guard !fields.isEmpty else { return nil }
    return JSONNode(.object(fields.map { JSONMember($0.name, .text($0.expression)) }))
  }
}

extension AppFolder {
  /// Makes the files of an app's sets of stubs, by name.
  package static func stubFiles(of app: AppDefinition) -> [(name: String, bytes: [UInt8])] {
    let sets = app.stubs.sets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return sets.flatMap { set -> [(name: String, bytes: [UInt8])] in
      let folder = AppFileName.stubs + set.name + "/"
      let rules = (folder + AppFileName.stubRules, Array(JSONWriter.text(set.json).utf8))
      let files = set.files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      // A set of plain files needs no rules; one without anything is there by its rules.
      return (set.rules.isEmpty && !files.isEmpty ? [] : [rules])
        + files.map { (folder + $0.name, $0.bytes) }
    }
  }

  /// Writes the files of sets into a folder.
  static func write(_ files: [(name: String, bytes: [UInt8])], into path: String) throws {
    for file in files {
      let place = URL(filePath: path).appending(path: file.name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place, options: .atomic)
    }
  }
}

extension AppDefinition {
  /// A fault for everything of the stubs and requests that files cannot hold.
  var unwritableStubs: [DefinitionFault] {
    var faults: [DefinitionFault] = []
    func look(_ kind: String?, _ file: String, _ path: DefinitionPath) {
      guard let kind else { return }
      faults.append(
        DefinitionFault(file: file, path: path.text, message: "a file cannot hold \(kind)"))
    }
    for loader in loaders {
      let path = DefinitionPath.top.key("loaders").key(loader.name).key("request")
      for variant in loader.request?.variants ?? [] {
        look(variant.body?.unwritable, AppFileName.app, path)
      }
    }
    for set in stubs.sets {
      for (index, rule) in set.rules.enumerated() {
        let path = DefinitionPath.top.key("rules").index(index)
        look(rule.body?.unwritable, set.rulesFile, path.key("body"))
        for (number, answer) in rule.answers.enumerated() {
          look(answer.unwritable, set.rulesFile, path.key("answer").index(number))
        }
      }
    }
    return faults
  }
}
