// Add this file to the app's target too: the app sets what its tests look for.

// Written by `rehearse generate` down to the end mark; yours goes outside. #9b0e60e54b647c81
/// Identifiers of the screen button.
enum ButtonAIP {
  static let mainIdentifier = "button"

  enum Element: String {
    case mainView
    case button
    case label
  }

  static func elementIdentifier(for element: Element) -> String {
    "\(mainIdentifier)_\(element.rawValue)"
  }
}

/// Identifiers of the screen content.
enum ContentIdentifiers {
  static let email = "cloud.mokumoku.sample.content.email"
}

/// Identifiers of the screen home.
enum HomeAIP {
  static let mainIdentifier = "home"

  enum Element: String {
    case mainView
    case tableView
  }

  static func elementIdentifier(for element: Element) -> String {
    "\(mainIdentifier)_\(element.rawValue)"
  }
}

/// Identifiers of the screen image.
enum ImageAIP {
  static let mainIdentifier = "image"

  enum Element: String {
    case mainView
  }

  static func elementIdentifier(for element: Element) -> String {
    "\(mainIdentifier)_\(element.rawValue)"
  }
}

/// Identifiers of the screen label.
enum LabelAIP {
  static let mainIdentifier = "label"

  enum Element: String {
    case mainView
    case label
  }

  static func elementIdentifier(for element: Element) -> String {
    "\(mainIdentifier)_\(element.rawValue)"
  }
}

/// Identifiers of the screen list.
enum ListIdentifiers {
  static let listView = "ListView"
  static let title = "Title"
  static let infoButton = "InfoButton"
}

/// Identifiers of the screen login.
enum LoginIdentifiers {
  static let email = "cloud.mokumoku.sample.login.email"
  static let password = "cloud.mokumoku.sample.login.password"
  static let loginButton = "cloud.mokumoku.sample.login.button"
}

/// Identifiers of the screen simple.
enum SimpleIdentifiers {
  static let simpleView = "SimpleView"
  static let loadingView = "LoadingView"
  static let successView = "SuccessView"
  static let button1 = "Button1"
  static let button = "Button"
  static let failureView = "FailureView"
  static let errorMessage = "ErrorMessage"
  static let retryButton = "RetryButton"
}

/// Identifiers of the screen slowLogin.
enum SlowLoginIdentifiers {
  static let email = "slow.login.email"
  static let password = "slow.login.password"
  static let loginButton = "slow.login.button"
  static let loadingView = "LoadingView"
  static let error = "slow.login.error"
  static let retry = "slow.login.retry"
}

/// Identifiers of the screen textField.
enum TextFieldAIP {
  static let mainIdentifier = "textField"

  enum Element: String {
    case mainView
    case textField
    case label
  }

  static func elementIdentifier(for element: Element) -> String {
    "\(mainIdentifier)_\(element.rawValue)"
  }
}
// The end of what `rehearse generate` wrote.
