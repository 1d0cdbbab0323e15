#if canImport(Darwin) && canImport(UIKit)
  public import UIKit

  extension UIAccessibilityIdentification {
    /// Sets the identifier of an element, in the app.
    ///
    /// ```swift
    /// tableView.addAccessibility(aip: HomeAIP.self, element: .tableView)
    /// ```
    @MainActor
    public func addAccessibility<Provider: AccessibilityIdentifierProvider>(
      aip: Provider.Type, element: Provider.Element
    ) {
      accessibilityIdentifier = aip.elementIdentifier(for: element)
    }
  }
#endif
