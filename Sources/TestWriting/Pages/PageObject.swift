package import AccessibilityTree

/// A page object for one screen: what its source says, as data that a recorder can look things up in.
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
    /// The page that stood before, which can be one of several.
    case previous
  }

  /// A way into the app that ends on the page.
  package struct Launch: Sendable, Equatable {
    /// The function that takes it.
    package let name: String
    /// The launch arguments.
    package let arguments: [String]
    /// What is launched.
    let coordinator: String
  }

  /// A gesture on an element.
  package struct Action: Sendable, Equatable {
    /// The function that makes it.
    package let name: String
    /// The gesture.
    package let gesture: TestStep.Gesture
    /// The element; of a part, the one inside of it.
    package let element: PageElement
    /// Where it leads to.
    package let target: Target
  }

  /// A field that takes text.
  package struct Field: Sendable, Equatable {
    /// The name of what is typed.
    package let name: String
    /// The field.
    package let element: PageElement
  }

  /// Something that the page says.
  package struct Reading: Sendable, Equatable {
    /// What of an element is read.
    package enum Kind: Sendable { case label, value, isOn }
    /// The property that reads it.
    package let name: String
    /// What is read.
    package let kind: Kind
    /// The element.
    package let element: PageElement
  }

  /// Something that comes after a time.
  package struct Wait: Sendable, Equatable {
    /// The function that waits.
    package let name: String
    /// The element that is waited for.
    package let element: PageElement
    /// The page that is shown then.
    package let target: Target
  }

  /// The screen.
  package let screen: String
  /// The page's type.
  package let typeName: String
  /// The element that tells the page from others.
  package let title: PageElement
  /// Whether that element holds all of the page.
  let hasRoot: Bool
  /// The elements, each with a property of its own.
  let elements: [PageElement]
  /// The ways in.
  package let launches: [Launch]
  /// The fields.
  package let fields: [Field]
  /// What it says.
  package let readings: [Reading]
  /// What can be done.
  package let actions: [Action]
  /// What can be waited for.
  package let waits: [Wait]
  /// Where the back button of a bar leads; nil where there is none.
  package let back: Target?
  /// The parts that are repeated.
  package let parts: [Part]
  /// The identifiers, which the app shares.
  let identifiers: IdentifierNames

  /// A part of the page that comes once for each of some items.
  package struct Part: Sendable, Equatable {
    /// Its type, inside the page's.
    package let typeName: String
    /// The function that finds one.
    package let name: String
    /// What one is told from others by.
    package let parameter: String
    /// The kind of the element that is found.
    package let type: ElementType
    /// The kind of the element that is repeated, which holds the other or is it.
    package let repeated: ElementType
    /// Whether an item is told by the label of a text in it, and not by its own identifier.
    package let isByLabel: Bool
    /// Texts inside.
    package let readings: [Reading]
    /// What can be done with it, or with what is inside; the only element is the part.
    package let actions: [Action]

    /// The way to the part of an item.
    package func path(_ item: String) -> ElementPath {
      let all = ElementPath.app.descendants(type)
      return isByLabel
        ? all.containing(.staticText, identifier: item).only : all.identified(by: item)
    }

    /// The way to an element inside the part of an item.
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
