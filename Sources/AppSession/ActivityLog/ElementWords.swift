package import AccessibilityTree
import AppRuntime

/// How the log and the failures name an element (behaviour.md A8).
package struct ElementWords {
  private let query: Query

  /// Names the elements of a query.
  package init(_ query: Query) { self.query = query }

  /// The name and type of the element; without a name, the type and how the element was picked.
  ///
  /// A query without steps means the app, whose words the caller gives.
  package func text(application: @autoclosure () -> String) -> String {
    guard !query.steps.isEmpty else { return application() }
    let type = self.type
    if let name { return "\"\(name)\" \(type)" }
    switch query.steps.last {
    case .first: return "\(type) (First Match)"
    case .index(let index): return "\(type) (Element at index \(index))"
    default: return type
    }
  }

  private var type: String {
    for step in query.steps.reversed() {
      switch step {
      case .descendants(let type), .children(let type): return type.name
      case .matchingType(let type, _) where type != .any: return type.name
      default: continue
      }
    }
    return "Element"
  }

  private var name: String? {
    for step in query.steps.reversed() {
      switch step {
      case .descendants, .children: return nil
      case .matchingType(_, let identifier?): return identifier
      case .matching(.anyIdentifying(let name), _): return name
      default: continue
      }
    }
    return nil
  }
}

extension AppSession {
  /// The words for a query's element in titles.
  func words(of query: Query) -> String {
    ElementWords(query).text(application: applicationWords)
  }

  /// The words for a found element in titles: its identifier, else its label, else its type; an app
  /// has its name, and SpringBoard a blank (behaviour.md A8, E8).
  func words(of element: FoundElement, _ query: Query) -> String {
    let view = element.view
    let name = view.identifier.isEmpty ? view.label : view.identifier
    guard name.isEmpty else { return "\"\(name)\" \(view.type.name)" }
    return query.steps.isEmpty ? applicationWords : view.type.name
  }
}
