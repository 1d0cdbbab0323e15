/// A sign-in on a web site, before which the system asks whether the app may use that site.
public struct SignInDefinition: Sendable, Equatable {
  /// The site that the question names, such as `example.com`.
  public var site: ElementText
  /// The event raised on the screen with the answer, `event.granted`; nil for none.
  public var event: String?

  /// Makes a sign-in on a site, and the event that follows the answer.
  public init(_ site: ElementText, event: String? = nil) {
    self.site = site
    self.event = event
  }
}
