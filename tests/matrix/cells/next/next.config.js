// The package needs nothing here.
export default {};
