package import VirtualTime

/// The virtual time that a driver spends on a request, besides that of the automation itself.
///
/// On a simulator, requests go through one or two servers, and the app's tree is read again. The
/// numbers are assumed; what matters is that an app keeps running while a client makes requests.
package struct DriverCosts: Sendable, Equatable {
  /// A lookup of elements.
  package var find = VirtualDuration.milliseconds(150)
  /// A read of an attribute, a state or a setting.
  package var read = VirtualDuration.milliseconds(50)
  /// A page source or a picture.
  package var source = VirtualDuration.milliseconds(400)
  /// An action, before it begins.
  package var act = VirtualDuration.milliseconds(100)

  /// The usual costs.
  package init() {}

  /// No costs.
  package static let none: DriverCosts = {
    var costs = DriverCosts()
    costs.find = .zero
    costs.read = .zero
    costs.source = .zero
    costs.act = .zero
    return costs
  }()
}
