public import Foundation

/// A field for searching.
open class UISearchBar: UIView {
  /// How it looks.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The text.
  open var text: String? { didSet { if text != oldValue { change() } } }
  /// What is shown without a text.
  open var placeholder: String? { didSet { change() } }
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { change() } }
  /// Where the keyboard capitalizes.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typing errors are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  package final var isEditing = false

  /// Sets whether there is a button that ends the search.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

extension UISearchBar: KeyboardField {
  /// Takes a text that a person has typed.
  @MainActor package func type(_ typed: String) {
    guard typed != text ?? "" else { return }
    text = typed
    delegate?.searchBar(self, textDidChange: typed)
  }

  /// Tells that it has got or lost the keyboard.
  package func tellOfEditing() {
    if isEditing {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }
}

/// Who is told of what a person does in a field for searching.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when it has got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when it has lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called for the key `search`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the button that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
