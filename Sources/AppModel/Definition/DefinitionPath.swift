import LocatedJSON

/// A place in the definition of an app or a screen, as steps from the top; cheap to extend.
package struct DefinitionPath: Sendable {
  /// One step down.
  package enum Step: Sendable, Equatable {
    /// To the value under a key.
    case key(String)
    /// To a part of a list; a file may write a single part without the list.
    case index(Int)
    /// To an entry of a list; a file may write the list as an object with a key for each entry.
    case entry(Int)
    /// To an action of a list; a file may put several assignments into one object.
    case action(Int)
  }

  private final class Link: Sendable {
    let step: Step
    let parent: Link?

    init(_ step: Step, after parent: Link?) {
      self.step = step
      self.parent = parent
    }
  }

  private let last: Link?

  /// The whole file.
  package static let top = DefinitionPath(last: nil)

  private init(last: Link?) { self.last = last }

  private func adding(_ step: Step) -> DefinitionPath {
    DefinitionPath(last: Link(step, after: last))
  }

  package func key(_ key: String) -> DefinitionPath { adding(.key(key)) }
  package func index(_ index: Int) -> DefinitionPath { adding(.index(index)) }
  package func entry(_ index: Int) -> DefinitionPath { adding(.entry(index)) }
  package func action(_ index: Int) -> DefinitionPath { adding(.action(index)) }

  /// The steps from the top.
  package var steps: [Step] {
    var steps: [Step] = []
    var link = last
    while let current = link {
      steps.append(current.step)
      link = current.parent
    }
    return steps.reversed()
  }

  /// The path as text: `states.idle.on.SUBMIT[0].target`.
  package var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text = Self.joined(text, key: key)
      case .index(let index), .entry(let index), .action(let index): text += "[\(index)]"
      }
    }
    return text
  }

  /// Appends a key to a path's text; a key with a dot or a space is put in brackets.
  package static func joined(_ text: String, key: String) -> String {
    let isPlain =
      !key.isEmpty && key.utf8.count <= 80
      && key.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "$"
      }
    guard isPlain else { return text + "[\(quoted(key))]" }
    return text.isEmpty ? key : text + "." + key
  }
}
