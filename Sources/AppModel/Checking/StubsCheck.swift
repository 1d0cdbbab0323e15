import LocatedJSON
import NetworkStubs
import PredicateFormat

/// Checks sets of stubs.
final class StubsCheck: AppChecking {
  /// Checks the sets of stubs, and which of them are active from the start.
  func checkStubs() {
    let names = app.stubs.sets.map(\.name)
    findDuplicates("set of stubs", names, in: AppFileName.app) { _ in .top.key("stubs") }
    if names.count > StubSet.setLimit {
      let message = "the app has \(names.count) sets of stubs; the limit is \(StubSet.setLimit)"
      find(message, in: AppFileName.app, at: .top.key("stubs"))
    }
    for (index, name) in app.stubs.defaults.enumerated() where !names.contains(name) {
      findUnknown(
        "set of stubs", name, in: AppFileName.app,
        at: .top.key("stubs").key("default").index(index), among: names)
    }
    for set in app.stubs.sets { check(set) }
  }

  func check(_ set: StubSet) {
    let file = set.rulesFile
    if let fault = Self.fileNameFault(set.name) {
      find("the set's name \(quoted(set.name)) \(fault)", in: file, at: .top)
    }
    if set.rules.count > StubSet.entryLimit {
      let message = "the set has \(set.rules.count) rules; the limit is \(StubSet.entryLimit)"
      find(message, in: file, at: .top.key("rules"))
    }
    let names = set.rules.enumerated().filter { !$0.element.name.isEmpty }
    findDuplicates("rule", names.map(\.element.name), in: file) {
      .top.key("rules").index(names[$0].offset).key("name")
    }
    for (index, rule) in set.rules.enumerated() {
      check(rule, of: set, at: .top.key("rules").index(index))
    }
    checkFiles(of: set)
  }

  private func checkFiles(of set: StubSet) {
    let folder = AppFileName.stubs + set.name + "/"
    let plain = Set(set.plainFiles.map(\.name))
    findDuplicates("file", set.files.map(\.name), in: set.rulesFile) { _ in .top }
    for file in set.files {
      if !isFromFiles, let fault = Self.fileNameFault(file.name) {
        find("the file's name \(quoted(file.name)) \(fault)", in: set.rulesFile, at: .top)
      }
      if !isFromFiles, file.name.hasSuffix(AppFileName.ending) { checkJSON(file, of: set) }
      guard plain.contains(file.name), !opaque.stubSets.contains(set.name),
        ResponseFileName(file.name) == nil
      else { continue }
      let message =
        "no rule names the file, and its name does not name a request, as in \"GET_v1_items.json\""
      find(message, in: folder + file.name, at: .top)
    }
  }

  /// Checks a response file of a set that was not read from a folder.
  private func checkJSON(_ file: StubSet.File, of set: StubSet) {
    let (node, faults) = JSONReader.read(file.bytes)
    let messages = faults.map(\.message) + (node?.dateFaults.map(\.message) ?? [])
    for message in messages {
      find(message, in: AppFileName.stubs + set.name + "/" + file.name, at: .top)
    }
  }

  // MARK: - Rules

  private func check(_ rule: StubRule, of set: StubSet, at path: DefinitionPath) {
    let file = set.rulesFile
    if let loader = rule.loader {
      checkLoader(loader, of: rule, in: file, at: path)
    } else if !(rule.url.isEmpty && isFromFiles) {
      do throws(ReadFault) {
        let names = try PathPattern(rule.url).names
        findDuplicates("name", names, in: file) { _ in path.key("url") }
      } catch {
        find(error.message, in: file, at: path.key("url"))
      }
    }
    let lists = [("query", rule.query), ("header", rule.headers)]
    for (kind, conditions) in lists {
      let place = path.key(kind == "query" ? kind : "headers")
      findDuplicates(kind, conditions.map(\.name), in: file) { _ in place }
    }
    if let text = rule.condition { checkCondition(text, in: file, at: path.key("where")) }
    checkAnswers(of: rule, of: set, at: path.key("answer"))
  }

  private func checkLoader(
    _ name: String, of rule: StubRule, in file: String, at path: DefinitionPath
  ) {
    for (key, isGiven) in [
      ("url", !rule.url.isEmpty), ("method", rule.method != nil), ("body", rule.body != nil),
    ] where isGiven {
      find("\(quoted(key)) cannot be used in a rule for a loader", in: file, at: path.key(key))
    }
    guard let loader = loaders[name] else {
      return findUnknown(
        "loader", name, in: file, at: path.key("loader"), among: app.loaders.map(\.name),
        isOpaque: opaque.isAppOpaque)
    }
    guard loader.request == nil, !opaque.isAppOpaque else { return }
    find("the loader \(quoted(name)) makes no request", in: file, at: path.key("loader"))
  }

  private func checkCondition(_ text: String, in file: String, at path: DefinitionPath) {
    do {
      let predicate = try FormatPredicate(text)
      var reads = KeyPathFinder()
      reads.visit(predicate.root)
      findMissingValues(reads, in: file, at: path)
      for key in predicate.subjectKeys where !RequestSubject.keys.contains(key) {
        findUnknown("part of a request", key, in: file, at: path, among: RequestSubject.keys)
      }
    } catch {
      find(error, as: "predicate", in: file, at: path)
    }
  }

  // MARK: - Answers

  private func checkAnswers(
    of rule: StubRule, of set: StubSet, at path: DefinitionPath
  ) {
    let file = set.rulesFile
    if rule.answers.isEmpty, !opaque.stubSets.contains(set.name) {
      find("a rule needs at least one answer", in: file, at: path)
    }
    if rule.answers.count > StubSet.answerLimit {
      let count = rule.answers.count
      find(
        "the rule has \(count) answers; the limit is \(StubSet.answerLimit)", in: file, at: path)
    }
    for (index, answer) in rule.answers.enumerated() {
      check(answer, of: set, at: path.index(index))
    }
  }

  private func check(_ answer: StubAnswer, of set: StubSet, at path: DefinitionPath) {
    let file = set.rulesFile
    check(answer.latency, in: file, at: path.key("latency"))
    if !(100...599).contains(answer.status) {
      find(
        "expected a status from 100 to 599, found \(answer.status)", in: file,
        at: path.key("status"))
    }
    let (speeds, times) = (1...StubAnswer.speedLimit, 1...StubAnswer.timesLimit)
    if let speed = answer.bytesPerSecond, !speeds.contains(speed) {
      find(
        "expected bytes per second from 1 to \(speeds.upperBound), found \(speed)", in: file,
        at: path.key("throttle"))
    }
    if !times.contains(answer.times) {
      find(
        "expected a number from 1 to \(times.upperBound), found \(answer.times)", in: file,
        at: path.key("times"))
    }
    switch answer.body {
    case .file(let name):
      guard !set.files.contains(where: { $0.name == name }) else { return }
      findUnknown(
        "file", name, in: file, at: path.key("file"), among: set.files.map(\.name))
    case .value(let value):
      for fault in value.json.dateFaults { find(fault.message, in: file, at: path.key("body")) }
    case .unavailable(let reason): find(reason, in: file, at: path.key("body"))
    case .none, .text, .bytes, .made: break
    }
  }
}
