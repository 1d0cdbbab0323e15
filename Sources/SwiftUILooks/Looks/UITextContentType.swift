/// The content type of a field; it decides only what the system offers to fill in.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String
  /// Makes a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// What comes before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What comes after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The first name on a card.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The family's name on a card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// The security code of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The expiration date of a card.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The month when a card expires.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth")
  /// The year when a card expires.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear")
  /// The kind of a card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// A date with a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The number of a telephone's card.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The number of a telephone as a device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
