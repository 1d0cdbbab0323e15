package import AppModel
import LocatedJSON
import NetworkStubs
import PredicateFormat

extension AppFolder {
  /// Makes the files of an app's sets of stubs, with their names.
  package static func stubFiles(of app: AppDefinition) -> [(name: String, bytes: [UInt8])] {
    let sets = app.stubs.sets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return sets.flatMap { set -> [(name: String, bytes: [UInt8])] in
      let folder = AppFileName.stubs + set.name + "/"
      let rules = (
        folder + AppFileName.stubRules, Array(JSONWriter.text(StubSet.fileFormat.write(set)).utf8)
      )
      let files = set.files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      // A set of files needs no rules file; a set without files needs one to exist at all.
      return (set.rules.isEmpty && !files.isEmpty ? [] : [rules])
        + files.map { (folder + $0.name, $0.bytes) }
    }
  }
}

extension AppDefinition {
  /// A fault for every part of the stubs and requests that files cannot express.
  var unwritableStubs: [DefinitionFault] {
    var faults: [DefinitionFault] = []
    func look(_ kind: String?, _ file: String, _ path: DefinitionPath) {
      guard let kind else { return }
      faults.append(
        DefinitionFault(file: file, path: path.text, message: "a file cannot contain \(kind)"))
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

extension StubAnswer {
  /// The parts of the body that a rules file cannot express, in words; nil if there are none.
  fileprivate var unwritable: String? {
    switch body {
    case .none, .text, .file: nil
    case .value(.string): "a text as JSON"
    case .value(let value): value.unwritable
    case .bytes: "bytes, which need a file of their own"
    case .made: "a closure"
    case .unavailable(let reason): "an answer that is not available: \(reason)"
    }
  }
}
