package import AccessibilityTree

/// The page object of one screen as data, from which its source is written and in which a recorder
/// looks up members.
///
/// ```swift
/// let pages = PageObjects(of: app)
/// pages["login"]?.source  // final class LoginPage: Page { ...
/// ```
package struct PageObject: Sendable, Equatable {
  /// Where an action leads to.
  package enum Target: Sendable, Hashable {
    /// The same page.
    case same
    /// The page of a screen.
    case screen(String)
    /// The page before, which can be one of several.
    case previous
  }

  /// A launch that ends on the page.
  package struct Launch: Sendable, Equatable {
    /// The name of its function.
    package let name: String
    /// The launch arguments.
    package let arguments: [String]
    let coordinator: String
  }

  /// A gesture on an element.
  package struct Action: Sendable, Equatable {
    /// The function that makes it.
    package let name: String
    /// The gesture.
    package let gesture: TestStep.Gesture
    /// The element; for a part, the one inside it.
    package let element: PageElement
    /// Where it leads to.
    package let target: Target
  }

  /// A field that takes text.
  package struct Field: Sendable, Equatable {
    /// The name of the text to type.
    package let name: String
    /// The field.
    package let element: PageElement
  }

  /// A text that can be read from the page.
  package struct Reading: Sendable, Equatable {
    /// The kind of text to read from an element.
    package enum Kind: Sendable { case label, value, isOn }
    /// The property that reads it.
    package let name: String
    /// The kind of text.
    package let kind: Kind
    /// The element.
    package let element: PageElement
  }

  /// Something that appears after some time.
  package struct Wait: Sendable, Equatable {
    /// The function that waits.
    package let name: String
    /// The element to wait for.
    package let element: PageElement
    /// The page that is shown then.
    package let target: Target
  }

  /// The screen.
  package let screen: String
  /// The page's type.
  package let typeName: String
  /// The element that identifies the page.
  package let title: PageElement
  /// Whether that element contains the whole page.
  let hasRoot: Bool
  /// The elements, each with a separate property.
  let elements: [PageElement]
  /// The launches.
  package let launches: [Launch]
  /// The fields.
  package let fields: [Field]
  /// The texts that can be read.
  package let readings: [Reading]
  /// The actions of the page.
  package let actions: [Action]
  /// The waits of the page.
  package let waits: [Wait]
  /// Where the bar's back button leads; nil if there is none.
  package let back: Target?
  /// The parts that are repeated.
  package let parts: [Part]
  /// The identifiers, shared with the app.
  let identifiers: IdentifierNames
  /// What a user can do on the screen but the page does not offer, in one sentence for each.
  package let omissions: [String]

  /// A part of the page that is repeated for each item of a list.
  package struct Part: Sendable, Equatable {
    /// Its type, inside the page's.
    package let typeName: String
    /// The function that finds one.
    package let name: String
    /// The name of the parameter that selects one.
    package let parameter: String
    /// The type of the element that is found.
    package let type: ElementType
    /// The type of the repeated element, which contains the other or is the same.
    package let repeated: ElementType
    /// Whether an item is identified by the label of a text in it instead of an identifier.
    package let isByLabel: Bool
    /// Texts inside.
    package let readings: [Reading]
    /// The actions on it or on elements inside.
    package let actions: [Action]

    /// The path to the part of an item.
    package func path(_ item: String) -> ElementPath {
      let all = ElementPath.app.descendants(type)
      return isByLabel
        ? all.containing(.staticText, identifier: item).only : all.identified(by: item)
    }

    /// The path to an element inside the part of an item.
    package func path(to element: PageElement, of item: String) -> ElementPath {
      let inside = path(item).descendants(element.type)
      switch element.key {
      case .only: return path(item)
      case .identifier(let text), .label(let text), .held(let text):
        return inside.identified(by: text)
      }
    }
  }
}
