// PageObjects
